export const METRICS_TOKEN_LENGTH = 16;

/** A token that fits into a header and is not guessed. */
export const isMetricsToken = (token: string) =>
  new RegExp(`^[\\x21-\\x7e]{${METRICS_TOKEN_LENGTH},}$`).test(token);
