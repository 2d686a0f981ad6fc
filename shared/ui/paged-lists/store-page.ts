import { session } from '../../session/index.ts';
import {
  currentLook,
  readPageKey,
  type StoredPage,
  writeStoredPage,
} from '../../stored-page/index.ts';

/** A transparent pixel instead of a picture whose address ends with this page. An SVG costs a document of its own. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** What was stored last: the same page of the same session is not stored again. */
let stored = '';

/** Stores the page as it is shown, encrypted, in this browser, for the first paint of its next visit. */
export async function storePage(response: Pick<Response, 'headers'>): Promise<void> {
  const key = await readPageKey(response);
  const root = document.getElementById('root');
  if (!key || !root || !isPlain(root)) return;
  const token = session.token();
  const page = JSON.stringify(pageOf(root));
  const next = [token, location.pathname, page].join(' ');
  if (next === stored) return;
  stored = next;
  await writeStoredPage(key, page, () => session.isCurrent(token));
}

/** True if the list is shown from its start, and no menu or selection. */
function isPlain(root: HTMLElement): boolean {
  const isChanged = '[aria-expanded=true], [aria-multiselectable], [aria-busy=true]';
  const isAtStart = root.querySelector('[role=listbox]')?.scrollTop === 0;
  return isAtStart && !root.querySelector(isChanged);
}

function pageOf(root: HTMLElement): StoredPage {
  const { lang, dir, dataset } = document.documentElement;
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    markup: markupOf(root),
    styles: Array.from(sheets, ({ href }) => href),
    look: currentLook(),
    html: { lang, dir, theme: dataset.theme },
  };
}

function markupOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const styled of copy.querySelectorAll<HTMLElement>('[style]')) {
    styled.dataset.style = styled.style.cssText;
    styled.removeAttribute('style');
  }
  // The first paint shows no others.
  const rows = copy.querySelectorAll('[role=option]');
  for (const [at, row] of root.querySelectorAll('[role=option]').entries())
    if (row.getBoundingClientRect().top > innerHeight) rows[at]?.remove();
  for (const picture of copy.querySelectorAll<HTMLImageElement>('img[src^="blob:"]'))
    picture.src = NO_PICTURE;
  return copy.innerHTML;
}
