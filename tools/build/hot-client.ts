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

/** The hashes of the newest builds, from `npm run dev`. */
declare const wabuBuilds: Record<string, string>;

const hot = import.meta.webpackHot;

// Without the origin, as in prerendered HTML: React compares the addresses of files when it hydrates.
__webpack_public_path__ = new URL(__webpack_public_path__, location.href).pathname;

window.addEventListener('wabu:built', (event) => {
  const { built } = (event as CustomEvent<{ built: string }>).detail;
  // The sender of the event reloads the page unless a bundle prevents the default. A staff page may hold a form,
  // so the shell prevents it: a module that the page has not loaded yet is fetched at its first navigation.
  if (WABU_BUILD === 'shell' && location.pathname.startsWith('/adminwabu')) event.preventDefault();
  if (built !== WABU_BUILD || !hot) return;
  event.preventDefault();
  update();
});
// It may have been built again while it loaded.
update();

async function update(): Promise<void> {
  if (hot?.status() !== 'idle') return;
  let newest: string | undefined;
  while (newest !== wabuBuilds[WABU_BUILD]) {
    newest = wabuBuilds[WABU_BUILD];
    if (newest === __webpack_hash__) continue;
    const exchanged = await hot.check(true).catch(() => null);
    if (!exchanged) return location.reload();
  }
}
