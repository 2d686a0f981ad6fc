/** Applies the next build of this bundle to the running page when `npm run dev` announces it. */
declare const WABU_BUILD: string;
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    webpackHot?: {
      status: () => string;
      /** Resolves to the replaced modules, or to null when nothing changed. */
      check: (apply: true) => Promise<unknown[] | null>;
    };
  }
}

const hot = import.meta.webpackHot;

window.addEventListener('wabu:built', (event) => {
  const { built, hash } = (event as CustomEvent<{ built: string; hash: string }>).detail;
  if (built !== WABU_BUILD || !hot) return;
  // The sender of the event reloads the page unless a bundle prevents the default.
  event.preventDefault();
  if (hash === __webpack_hash__ || hot.status() !== 'idle') return;
  hot.check(true).then(
    (exchanged) => exchanged ?? location.reload(),
    () => location.reload(),
  );
});
