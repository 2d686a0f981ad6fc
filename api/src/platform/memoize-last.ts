/**
 * A function that keeps its last result. Most requests in a row have the same `Host`, `Accept-Encoding` and
 * `Authorization`, so that an answer from memory does not parse them again.
 */
export function memoizeLast<Argument, Result>(
  find: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let last: { argument: Argument; result: Result } | undefined;
  return (argument) => {
    if (last === undefined || last.argument !== argument)
      last = { argument, result: find(argument) };
    return last.result;
  };
}
