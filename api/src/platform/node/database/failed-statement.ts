/** A batch was rolled back because of one of its statements. */
export class FailedStatement extends Error {
  constructor(
    readonly index: number,
    override readonly cause: unknown,
  ) {
    super('a statement failed');
  }
}
