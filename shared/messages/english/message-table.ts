/** A message, or one with values in it. */
// biome-ignore lint/suspicious/noExplicitAny: a function of numbers fits no other parameters that can be called with texts
export type Message = string | ((...values: any[]) => string);

/** English texts of a table of Italian messages: a forgotten one is a type error. */
type English<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** A table of Italian messages with their English texts. */
export const pair = <Messages extends Record<string, Message>>(
  italian: Messages,
  english: English<Messages>,
): [Messages, English<Messages>] => [italian, english];
