export const sectionsStyle = `
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
@container (width > 52rem) {
  .ms-body { grid-template-columns: minmax(0, 1fr) 19rem; align-items: start; }
}
@media print {
  .ms-section { break-inside: avoid; }
  .ms-heading { break-after: avoid; }
  .ms-text a[data-phone]::after { content: " (" attr(data-phone) ")"; }
  .ms-text a[href^="http"]::after { content: " (" attr(href) ")"; }
}
`;
