export const contactStyle = `
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
.ms-code { display: block; }
.ms-facts { display: grid; gap: var(--wabu-space-3); inline-size: 100%; }
.ms-facts dt { color: var(--wabu-color-text-muted); font-size: var(--wabu-text-sm); }
.ms-facts dd { margin: 0; }
.ms-facts dd > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
.ms-facts dd > div + div { margin-block-start: var(--wabu-space-2); }
.ms-facts ul { padding: 0; list-style: none; }
.ms-season { font-weight: var(--wabu-weight-medium); }
.ms-hours { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: var(--wabu-space-4); }
.ms-bar {
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  gap: var(--wabu-space-2);
  padding: var(--wabu-space-2);
  border-block-start: 1px solid var(--wabu-color-line);
  background: var(--wabu-color-surface);
}
.ms-bar a {
  flex: 1;
  padding: var(--wabu-space-3) var(--wabu-space-2);
  border-radius: var(--wabu-radius-md);
  color: var(--wabu-color-on-accent);
  background: var(--wabu-color-accent);
  font-weight: var(--wabu-weight-medium);
  text-align: center;
  text-decoration: none;
}
@container (width > 37.5rem) {
  .ms-bar { display: none; }
}
@container (width > 52rem) {
  .ms-contact { position: sticky; inset-block-start: 5rem; }
}
.ms-credits {
  margin-block-start: var(--wabu-space-6);
  padding-block-start: var(--wabu-space-4);
  border-block-start: 1px solid var(--wabu-color-line);
  color: var(--wabu-color-text-muted);
  font-size: var(--wabu-text-sm);
}
.ms-credits h2 { font-size: inherit; }
.ms-credits ul { padding: 0; list-style: none; }
@media print {
  .ms-contact { position: static; break-inside: avoid; }
  .ms-button, .ms-bar { display: none; }
}
`;
