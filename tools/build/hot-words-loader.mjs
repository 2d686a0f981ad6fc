/**
 * In development, changed words replace those of the page without a reload. A file of words accepts its own
 * replacement, puts its words into the objects that other modules hold, and announces it. `module.tsx` adds
 * the words to the page; in `npm run dev` shared/i18n reads the words of all modules, shell and slots again.
 *
 * @this {import('@rspack/core').LoaderContext<{ id: string, scope: string }>}
 */
export default function hotWords(source) {
  const { id, scope } = this.getOptions();
  const language = this.resourcePath.match(/[\\/]words[\\/]([a-z]{2})\.ts$/)?.[1];
  if (language === undefined) return source + receive(id, scope);
  const names = [...source.matchAll(/^export const (?!use)(\w+)/gm)].map(([, name]) => name);
  return source + announce(id, language, names.join(', '));
}

const announce = (id, language, names) => `
if (import.meta.webpackHot) {
  const now = { ${names} };
  const held = import.meta.webpackHot.data?.held ?? now;
  for (const name of Object.keys(now)) {
    if (held[name] === now[name]) continue;
    for (const key of Object.keys(held[name])) delete held[name][key];
    Object.assign(held[name], now[name]);
  }
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.held = held; });
  // Later, because this module has not been replaced yet.
  if (import.meta.webpackHot.data?.held)
    queueMicrotask(() => dispatchEvent(new CustomEvent('wabu:words', { detail: { id: '${id}', language: '${language}' } })));
}
`;

const receive = (id, scope) => `
import { addWords as replaceWords, i18n as page } from '${scope}/i18n';
addEventListener('wabu:words', async ({ detail }) => {
  const { id, language } = detail;
  if (id !== '${id}' || !face.words) return;
  replaceWords(face.id, language, await face.words(language));
  // Renders what shows the old ones: new words alone render nothing.
  page.emit('languageChanged', page.language);
});
`;
