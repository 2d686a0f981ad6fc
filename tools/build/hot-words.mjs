/**
 * A loader of development builds for the words of one language (`words/it.ts`). A changed file replaces the
 * words of the open page and keeps the rest of it: its words go into the objects that other modules hold, and
 * shared/i18n reads all of them again.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader by its default export.
export default function hotWords(source) {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `${source}
if (import.meta.webpackHot) {
  const now = { ${names.join(', ')} };
  const held = import.meta.webpackHot.data?.held ?? now;
  for (const name of Object.keys(now)) {
    if (held[name] === now[name]) continue;
    for (const key of Object.keys(held[name])) delete held[name][key];
    Object.assign(held[name], now[name]);
  }
  import.meta.webpackHot.dispose((data) => { data.held = held; });
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) queueMicrotask(() => dispatchEvent(new Event('wabu:words')));
}
`;
}
