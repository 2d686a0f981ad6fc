export const largePicturesStyle = `
.ms-open { display: block; cursor: zoom-in; }
.ms-open:focus-visible { outline-offset: -4px; }
:root:has(.ms-view[open]) { overflow: hidden; }
.ms-view {
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  padding: var(--wabu-space-2);
  border: 0;
  color: #fff;
  background: #0b1013;
  overflow: hidden;
}
.ms-view[open] {
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / 1fr auto auto 1fr;
  gap: var(--wabu-space-2);
}
.ms-view form {
  grid-column: 1 / -1;
  display: flex;
  gap: var(--wabu-space-4);
  align-items: center;
  justify-content: space-between;
}
.ms-view p span { margin-inline-start: var(--wabu-space-3); color: #c3ccd1; }
.ms-view ul {
  grid-column: 1 / -1;
  display: flex;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
}
.ms-view li { flex: 0 0 100%; scroll-snap-align: center; scroll-snap-stop: always; }
.ms-view img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.ms-view button {
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--wabu-radius-round);
  color: inherit;
  background: #2a3338;
  font-size: var(--wabu-text-xl);
  line-height: 1;
  cursor: pointer;
}
.ms-view button:hover { background: #46535a; }
.ms-view :focus-visible { outline: 2px solid #fff; outline-offset: -2px; }
.ms-view [data-step="-1"] { grid-column: 2; }
.ms-view ul:has(> :only-child) ~ button { display: none; }
@media print {
  .ms-view { display: none; }
}
`;
