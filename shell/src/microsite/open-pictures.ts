/**
 * Opens the pictures of a microsite large, in the dialog that the server renders empty. Its row scrolls and snaps to
 * each picture: a finger swipes it, whatever the direction of the language.
 */
export function openPictures(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.ms-view');
  const row = dialog?.querySelector('ul');
  const caption = dialog?.querySelector('p');
  if (!dialog || !row || !caption) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.ms-open')];

  let described = -1;

  const shown = () => Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

  function show(index: number): void {
    // Without motion: the next key then finds where it stands.
    row?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    describe();
  }

  const step = (by: number) => show((shown() + by + links.length) % links.length);

  function describe(): void {
    const link = links[shown()];
    if (!link || described === shown()) return;
    described = shown();
    const { alt, lang } = link.querySelector('img') ?? new Image();
    const text = document.createElement('span');
    text.textContent = alt;
    text.lang = lang;
    caption?.replaceChildren(link.dataset.name ?? '', ' ', text);
  }

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.ms-open');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!row.hasChildNodes()) row.append(...links.map(largePicture));
    dialog.showModal();
    show(links.indexOf(link));
  });
  row.addEventListener('scroll', describe);
  dialog.addEventListener('click', ({ target }) => {
    const by = (target as HTMLElement).dataset.step;
    if (by) step(Number(by));
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    step(event.key === forward ? 1 : -1);
  });
}

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const item = document.createElement('li');
  const picture = link.querySelector('img')?.cloneNode() as HTMLImageElement;
  picture.removeAttribute('class');
  picture.sizes = '100vw';
  picture.loading = 'lazy';
  item.append(picture);
  return item;
}
