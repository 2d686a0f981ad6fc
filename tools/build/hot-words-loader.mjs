/**
 * In development, the changed words of a module replace those of the page without a reload. A file of words
 * accepts its own replacement and announces it; `module.tsx` gives the words to the page.
 *
 * @this {import('@rspack/core').LoaderContext<{ id: string, scope: string }>}
 */
export default function hotWords(source) {
  const { id, scope } = this.getOptions();
  const language = this.resourcePath.match(/[\\/]words[\\/]([a-z]{2})\.ts$/)?.[1];
  return source + (language === undefined ? receive(id, scope) : announce(id, language));
}

const announce = (id, language) => `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.replaced = true; });
  if (import.meta.webpackHot.data?.replaced)
    dispatchEvent(new CustomEvent('wabu:words', { detail: { id: '${id}', language: '${language}' } }));
}
`;

const receive = (id, scope) => `
import { addWords as replaceWords } from '${scope}/i18n';
addEventListener('wabu:words', async ({ detail }) => {
  const { id, language } = detail;
  if (id === '${id}' && face.words) replaceWords(face.id, language, await face.words(language));
});
`;
