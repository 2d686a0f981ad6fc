export const slidesStyle = `
.ms-photos {
  position: relative;
  margin-block-start: var(--wabu-space-6);
}
.ms-row {
  display: flex;
  gap: var(--wabu-space-3);
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: thin;
  border-radius: var(--wabu-radius-lg);
}
.ms-slide {
  flex: 0 0 100%;
  scroll-snap-align: start;
}
.ms-slide:not(:only-child) {
  flex-basis: 85%;
}
.ms-photo {
  inline-size: 100%;
  object-fit: cover;
  object-position: var(--ms-x, 50%) var(--ms-y, 50%);
  background: var(--wabu-color-sunken);
  aspect-ratio: 3 / 2;
  border-radius: var(--wabu-radius-lg);
}
@supports selector(::scroll-button(inline-end)) {
  .ms-row {
    scrollbar-width: none;
    anchor-name: --ms-row;
  }
  .ms-row::scroll-button(*) {
    position: absolute;
    position-anchor: --ms-row;
    inset-block-end: calc(anchor(bottom) + var(--wabu-space-3));
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid var(--wabu-color-line);
    border-radius: var(--wabu-radius-round);
    color: var(--wabu-color-accent);
    background: var(--wabu-color-surface);
    box-shadow: var(--wabu-shadow-md);
    font-size: var(--wabu-text-xl);
    line-height: 1;
    cursor: pointer;
  }
  .ms-row::scroll-button(inline-start) {
    content: "‹";
    content: "‹" / attr(data-previous);
    inset-inline-end: calc(anchor(end) + 3.75rem);
  }
  .ms-row::scroll-button(inline-end) {
    content: "›";
    content: "›" / attr(data-next);
    inset-inline-end: calc(anchor(end) + var(--wabu-space-3));
  }
  .ms-row::scroll-button(*):hover {
    background: var(--wabu-color-accent-subtle);
  }
  .ms-row::scroll-button(*):focus-visible {
    outline: 2px solid var(--wabu-color-focus);
    outline-offset: 2px;
  }
  .ms-row::scroll-button(*):disabled {
    color: var(--wabu-color-line-control);
    cursor: default;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .ms-row { scroll-behavior: smooth; }
}
@container (width > 37.5rem) {
  .ms-slide:not(:only-child) { flex-basis: 60%; }
  .ms-slide:only-child .ms-photo { aspect-ratio: 21 / 9; }
}
@media print {
  .ms-row::scroll-button(*) { content: none; }
  .ms-row { flex-wrap: wrap; overflow: visible; }
  .ms-slide, .ms-slide:not(:only-child) { flex: 0 0 calc(50% - var(--wabu-space-3)); break-inside: avoid; }
}
`;
