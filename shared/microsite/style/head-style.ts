export const headStyle = `
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
.ms-cover {
  inline-size: 100%;
  object-fit: cover;
  object-position: var(--ms-x, 50%) var(--ms-y, 50%);
  background: var(--wabu-color-sunken);
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
.ms-head:not([data-cover]) .ms-tile {
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
.ms-language {
  margin-block-start: var(--wabu-space-5);
  padding: var(--wabu-space-3) var(--wabu-space-4);
  border-inline-start: 3px solid var(--wabu-color-accent-line);
  background: var(--wabu-color-accent-subtle);
}
@container (width > 37.5rem) {
  .ms-cover { aspect-ratio: 21 / 9; }
  .ms-tile { inline-size: 8rem; block-size: 8rem; padding: var(--wabu-space-3); }
  .ms-head:not([data-cover]) .ms-tile { margin-block-start: -4rem; margin-inline-start: var(--wabu-space-5); }
  .ms-head[data-cover="none"] { padding: var(--wabu-space-6); }
}
@media print {
  .ms-path { display: none; }
  .ms-cover { max-block-size: 9cm; }
}
`;
