import { posix } from 'node:path';

/**
 * Repository paths in backticks and relative links of a Markdown document that do not exist. A path with a
 * placeholder or a pattern (`<entity>`, `*`) is checked up to it; build output and data are not checked.
 *
 * @param text the document
 * @param options.document its path in the repository
 * @param options.tops first segments of repository paths: workspaces, and files of the root
 * @param options.exists whether a path of the repository exists
 */
export function missingPaths(text, { document, tops, exists }) {
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => tops.includes(path.split('/')[0]) && !/\/(dist|\.cache)\b/.test(path))
    .map((path) => path.replace(/\/?[^/]*[<*{].*$/, '').replace(/\/$/, ''));
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => posix.join(posix.dirname(document), link));
  return [...new Set([...named, ...linked])].filter((path) => !exists(path));
}
