/** The parts of an e-mail or web address, between which it may break onto the next line: behind `@`, dots and slashes. */
export const breakableParts = (address: string): readonly string[] =>
  address.match(/[^@./]*[@./]+|[^@./]+/g) ?? [];
