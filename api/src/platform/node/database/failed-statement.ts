/** A statement that failed and rolled back its batch. */
export class FailedStatement extends Error {
  constructor(
    readonly index: number,
    override readonly cause: unknown,
  ) {
    super('a statement failed');
  }
}
