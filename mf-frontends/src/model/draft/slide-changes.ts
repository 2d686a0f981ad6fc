export function slideChanges(before: readonly string[], after: readonly string[]) {
  const keptBefore = before.filter((name) => after.includes(name));
  const keptAfter = after.filter((name) => before.includes(name));
  return {
    added: after.length - keptAfter.length,
    removed: before.length - keptBefore.length,
    isReordered: keptBefore.some((name, index) => name !== keptAfter[index]),
  };
}
