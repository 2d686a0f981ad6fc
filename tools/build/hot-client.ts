/** Applies the next build of this bundle to the running page when `npm run dev` announces it. */
declare const WABU_BUILD: string;
declare const __webpack_hash__: string;
// biome-ignore lint/style/useConst: it belongs to the bundler's runtime.
declare let __webpack_public_path__: string;
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

// Without the origin, as in prerendered HTML: React compares the addresses of files when it hydrates.
__webpack_public_path__ = new URL(__webpack_public_path__, location.href).pathname;

window.addEventListener('wabu:built', (event) => {
  const { built, hash } = (event as CustomEvent<{ built: string; hash: string }>).detail;
  // The sender of the event reloads the page unless a bundle prevents the default. A staff page may hold a form,
  // so the shell prevents it: a module that the page has not loaded yet is fetched at its first navigation.
  if (WABU_BUILD === 'shell' && location.pathname.startsWith('/adminwabu')) event.preventDefault();
  if (built !== WABU_BUILD || !hot) return;
  event.preventDefault();
  if (hash === __webpack_hash__ || hot.status() !== 'idle') return;
  hot.check(true).then(
    (exchanged) => exchanged ?? location.reload(),
    () => location.reload(),
  );
});
