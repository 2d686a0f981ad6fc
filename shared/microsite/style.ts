import { focalPointStyle } from './focal-point-style.ts';

/**
 * The styles of a microsite as text: the api inlines them into the page, the preview adopts them. Widths are
 * those of the microsite's own box, so the same rules serve a phone, a page and the preview.
 */
export const micrositeStyle = `
.ms {
  container-type: inline-size;
  color: var(--wabu-color-text);
  overflow-wrap: anywhere;
}
${focalPointStyle}
.ms-path {
  margin-block-end: var(--wabu-space-4);
  font-size: var(--wabu-text-sm);
}
.ms-steps {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--wabu-space-2);
}
.ms-step {
  display: flex;
  align-items: center;
  min-block-size: 1.75rem;
  color: var(--wabu-color-text-muted);
}
.ms-step + .ms-step::before {
  content: "/" / "";
  margin-inline-end: var(--wabu-space-2);
  color: var(--wabu-color-line-control);
}
.ms-cover, .ms-photo {
  inline-size: 100%;
  object-fit: cover;
  object-position: var(--ms-x, 50%) var(--ms-y, 50%);
  background: var(--wabu-color-sunken);
}
.ms-cover {
  aspect-ratio: 4 / 3;
  border-radius: var(--wabu-radius-lg);
}
.ms-title {
  display: flex;
  flex-wrap: wrap;
  gap: var(--wabu-space-4) var(--wabu-space-5);
  align-items: end;
  padding-block-start: var(--wabu-space-5);
}
.ms-head[data-cover="none"] {
  padding: var(--wabu-space-5) var(--wabu-space-5) var(--wabu-space-6);
  border-radius: var(--wabu-radius-lg);
  background: linear-gradient(160deg, var(--wabu-color-accent-subtle), var(--wabu-color-sunken));
}
.ms-tile {
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: 6rem;
  block-size: 6rem;
  padding: var(--wabu-space-2);
  border-radius: var(--wabu-radius-lg);
  background: #fff;
  box-shadow: var(--wabu-shadow-md), 0 0 0 1px var(--wabu-color-line);
}
.ms-cover + .ms-title .ms-tile {
  position: relative;
  margin-block-start: -4.5rem;
  margin-inline-start: var(--wabu-space-4);
}
.ms-logo {
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
}
.ms-names {
  flex: 1 1 16rem;
}
.ms-name {
  font-size: var(--wabu-text-3xl);
  letter-spacing: -0.02em;
}
.ms-town {
  margin-block-start: var(--wabu-space-1);
  color: var(--wabu-color-text-muted);
  font-size: var(--wabu-text-lg);
}
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
.ms-body {
  display: grid;
  gap: var(--wabu-space-6) var(--wabu-space-7);
  margin-block-start: var(--wabu-space-6);
}
.ms-section + .ms-section {
  margin-block-start: var(--wabu-space-6);
  padding-block-start: var(--wabu-space-6);
  border-block-start: 1px solid var(--wabu-color-line);
}
.ms-heading {
  margin-block-end: var(--wabu-space-3);
  color: var(--wabu-color-accent-strong);
  font-size: var(--wabu-text-2xl);
}
.ms-text { max-inline-size: 42rem; }
.ms-text > * + *, .ms-text blockquote > * + * { margin-block-start: var(--wabu-space-3); }
.ms-text h3, .ms-text h4, .ms-text h5 { margin-block-start: var(--wabu-space-5); }
.ms-text h3 { font-size: var(--wabu-text-xl); }
.ms-text h4 { font-size: var(--wabu-text-lg); }
.ms-text > :first-child { margin-block-start: 0; }
.ms-text ul, .ms-text ol { padding-inline-start: 1.6em; }
.ms-text ul { list-style: disc; }
.ms-text ul ul { list-style: circle; }
.ms-text ol { list-style: decimal; }
.ms-text ol ol { list-style: lower-alpha; }
.ms-text li + li, .ms-text li > ul, .ms-text li > ol { margin-block-start: var(--wabu-space-1); }
.ms-text blockquote {
  padding-inline-start: var(--wabu-space-4);
  border-inline-start: 3px solid var(--wabu-color-accent-line);
  color: var(--wabu-color-text-muted);
}
.ms-text img {
  display: inline-block;
  vertical-align: bottom;
  border-radius: var(--wabu-radius-sm);
}
.ms-contact {
  display: grid;
  gap: var(--wabu-space-5);
  align-content: start;
  padding: var(--wabu-space-5);
  border: 1px solid var(--wabu-color-line);
  border-radius: var(--wabu-radius-lg);
  background: var(--wabu-color-surface);
}
.ms-fact {
  display: grid;
  gap: var(--wabu-space-2);
  justify-items: start;
}
.ms-label { font-size: var(--wabu-text-lg); }
.ms-address { display: grid; font-style: normal; }
.ms-button, .ms-mail {
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
}
.ms-button {
  margin-block-start: var(--wabu-space-2);
  padding-inline: var(--wabu-space-4);
  border: 1px solid var(--wabu-color-accent);
  border-radius: var(--wabu-radius-md);
  font-weight: var(--wabu-weight-medium);
  text-decoration: none;
}
.ms-button:hover { background: var(--wabu-color-accent-subtle); }
.ms-vat {
  color: var(--wabu-color-text-muted);
  font-size: var(--wabu-text-sm);
}
@container (width > 37.5rem) {
  .ms-cover { aspect-ratio: 21 / 9; }
  .ms-tile { inline-size: 8rem; block-size: 8rem; padding: var(--wabu-space-3); }
  .ms-cover + .ms-title .ms-tile { margin-block-start: -4rem; margin-inline-start: var(--wabu-space-5); }
  .ms-head[data-cover="none"] { padding: var(--wabu-space-6); }
  .ms-slide:not(:only-child) { flex-basis: 60%; }
  .ms-slide:only-child .ms-photo { aspect-ratio: 21 / 9; }
}
@container (width > 52rem) {
  .ms-body { grid-template-columns: minmax(0, 1fr) 19rem; align-items: start; }
  .ms-contact { position: sticky; inset-block-start: 5rem; }
}
@media print {
  .ms-path, .ms-button { display: none; }
  .ms-cover { max-block-size: 9cm; }
  .ms-row { flex-wrap: wrap; overflow: visible; }
  .ms-slide, .ms-slide:not(:only-child) { flex: 0 0 calc(50% - var(--wabu-space-3)); }
  .ms-section, .ms-contact, .ms-slide { break-inside: avoid; }
  .ms-heading { break-after: avoid; }
  .ms-contact { position: static; }
  .ms-text a[href^="http"]::after { content: " (" attr(href) ")"; }
}
`;
