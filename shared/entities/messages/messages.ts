/** What stands in a message. A number is written as the language of its sentence writes it. */
export type MessageValues = Record<string, string | number>;

/** A sentence as answers have it: in Italian, with what names it for pages in other languages. */
export interface Sentence {
  message: string;
  /** Absent for what has no words in other languages. */
  messageCode?: string;
  values?: MessageValues;
}

const only = Symbol.for('wabu.messages');
const page = globalThis as { [only]?: Map<string, string> };
page[only] ??= new Map();
/** The Italian sentences by code. One map for the page, where every module brings the entities that it uses. */
const italian: ReadonlyMap<string, string> = page[only];

/** Takes the Italian sentences of an entity and gives their codes: what rules, errors and forms hold until it is said. */
export function defineMessages<Group extends string, Key extends string>(
  group: Group,
  sentences: Record<Key, string>,
) {
  const codes = Object.entries<string>(sentences).map(([key, sentence]) => {
    page[only]?.set(`${group}.${key}`, sentence);
    return [key, `${group}.${key}`];
  });
  return Object.fromEntries(codes) as { [K in Key]: `${Group}.${K}` };
}

/** A message with values for the `{{name}}` in its sentence: one text, which is what a rule of zod can hold. */
export const withValues = (code: string, values?: MessageValues) =>
  values ? `${code} ${JSON.stringify(values)}` : code;

/** Says a message in Italian, or by the sentences of another language. A text that is no message says itself. */
export function say(
  message: string,
  sentenceOf: (code: string) => string | undefined = () => undefined,
  locale = 'it',
): Sentence {
  const [, code = '', json] = /^(\w+\.[\w-]+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  const sentence = sentenceOf(code) ?? italian.get(code);
  if (sentence === undefined) return { message };
  const values: MessageValues | undefined = json && JSON.parse(json);
  const text = sentence.replace(/{{(\w+)}}/g, (slot, name) => {
    const value = values?.[name] ?? slot;
    return typeof value === 'number'
      ? value.toLocaleString(locale, { useGrouping: 'always' })
      : value;
  });
  return { message: text, messageCode: code, ...(values && { values }) };
}
