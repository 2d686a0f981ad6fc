/*
 * A script that the server writes into staff pages, in a file of its own in the build. It shows the page as this browser
 * stored it until the scripts of the page have run, which takes a slow processor half a second. The page's first answer
 * brings the key; what it shows cannot be used (`inert`), and the first render replaces it.
 */
import {
  currentLook,
  hasStoredPage,
  readPageKey,
  readStoredPage,
  type StoredPage,
} from '@wabu/shared/stored-page';

declare global {
  /** Resolves when the stored page is painted, or is not going to be. */
  var wabuStoredPage: Promise<void> | undefined;
  interface Element {
    /** Of the HTML Sanitizer API, which Chromium and Firefox have: it inserts no scripts and no event handlers. */
    setHTML?: (html: string, options: { sanitizer: object }) => void;
  }
}

/** Requested by the script before this one. */
const { wabuEarly } = globalThis as { wabuEarly?: Record<string, Promise<Response>> };

async function showStoredPage(answers: Promise<Response>[]): Promise<void> {
  // This script precedes #root.
  const sheets = Array.from(firstStyles(), sheetOf);
  const decrypted = firstKey(answers).then((key) => key && readStoredPage(key));
  const [page] = await Promise.all([decrypted, ...sheets.map(loadSheet)]);
  const isOfThisBuild = sheets.every(({ href }) => page?.styles.includes(href));
  if (!page || !isOfThisBuild || page.look !== currentLook()) return;
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes()) return;
  root.append(boxWith(page));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/** What the page showed, without use for pointer and keyboard: what they begin could not be finished. */
function boxWith({ markup, html }: StoredPage): HTMLElement {
  const box = document.createElement('div');
  box.inert = true;
  box.style.display = 'contents';
  box.setHTML?.(markup, { sanitizer: {} });
  for (const styled of box.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset.style ?? '';
  const { documentElement } = document;
  Object.assign(documentElement, { lang: html.lang, dir: html.dir });
  if (html.theme) documentElement.dataset.theme = html.theme;
  return box;
}

/** The preload links of the style sheets of the first view. They leave their template when the data is answered. */
function firstStyles(): NodeListOf<HTMLLinkElement> {
  const template = document.querySelector<HTMLTemplateElement>('template#wabu-staff');
  return (template?.content ?? document).querySelectorAll('[as=style]');
}

async function firstKey(answers: Promise<Response>[]): Promise<CryptoKey | null> {
  for (const answer of answers) {
    const key = await readPageKey(await answer);
    if (key) return key;
  }
  return null;
}

/** The runtime of the bundler waits for a style sheet that has this attribute. */
const LOADING = 'data-rspack-loading';

/** The style sheet of a preload link. The runtime finds it by its whole address, and loads no other. */
function sheetOf(link: HTMLLinkElement): HTMLLinkElement {
  const sheet = document.importNode(link);
  sheet.rel = 'stylesheet';
  sheet.href = new URL(sheet.href, location.href).href;
  sheet.setAttribute(LOADING, '1');
  return sheet;
}

function loadSheet(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      sheet.removeAttribute(LOADING);
      resolve(null);
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(sheet.href));
    };
    document.head.append(sheet);
  });
}

const isPlain = !location.search && !location.hash && 'setHTML' in Element.prototype;
// Without a stored page, this one shows nothing before its first render.
if (wabuEarly && isPlain && hasStoredPage())
  globalThis.wabuStoredPage = showStoredPage(Object.values(wabuEarly)).catch(() => undefined);
