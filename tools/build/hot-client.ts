/** Takes the next build of this bundle into the running page, as soon as `npm run dev` tells of it. */
declare const WABU_BUILD: string;
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    webpackHot?: {
      status: () => string;
      /** Resolves to the modules that were exchanged, or to null when there was nothing new. */
      check: (apply: true) => Promise<unknown[] | null>;
    };
  }
}

const hot = import.meta.webpackHot;

window.addEventListener('wabu:built', (event) => {
  const { built, hash } = (event as CustomEvent<{ built: string; hash: string }>).detail;
  if (built !== WABU_BUILD || !hot) return;
  // Whoever dispatched it reloads the page unless somebody takes care.
  event.preventDefault();
  if (hash === __webpack_hash__ || hot.status() !== 'idle') return;
  hot.check(true).then(
    (exchanged) => exchanged ?? location.reload(),
    () => location.reload(),
  );
});
