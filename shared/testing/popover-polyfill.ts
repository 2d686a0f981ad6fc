/** Adds the part of the Popover API that the product uses; jsdom has none. */
export function polyfillPopover(page: Window & typeof globalThis) {
  const { document } = page;
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-open]) { display: none }';
  document.head.append(style);

  const change = (popover: HTMLElement, opens: boolean) => {
    if (popover.hasAttribute('data-open') === opens) return;
    popover.toggleAttribute('data-open', opens);
    const newState = opens ? 'open' : 'closed';
    popover.dispatchEvent(Object.assign(new page.Event('toggle'), { newState }));
  };
  Object.assign(page.HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true);
    },
    hidePopover(this: HTMLElement) {
      change(this, false);
    },
  });

  const openOnes = () => document.querySelectorAll<HTMLElement>('[popover][data-open]');
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as HTMLElement).closest('[popovertarget]');
    const named = document.getElementById(pressed?.getAttribute('popovertarget') ?? '');
    for (const popover of openOnes()) {
      if (popover !== named && !popover.contains(target as Node)) change(popover, false);
    }
    if (named) change(named, !named.hasAttribute('data-open'));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const popover of openOnes()) {
      const hadFocus = popover.contains(document.activeElement);
      change(popover, false);
      if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget=${popover.id}]`)?.focus();
    }
  });
}
