import { focalPointStyle } from '../picture/focal-point-style.ts';

export const directoryStyle = `
${focalPointStyle}
.dr { overflow-wrap: anywhere; }
.dr-title {
  margin-block-end: var(--wabu-space-5);
  font-size: var(--wabu-text-2xl);
}
.dr-filters {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--wabu-space-3);
  margin-block-end: var(--wabu-space-5);
}
.dr-filters label { display: grid; gap: var(--wabu-space-1); max-inline-size: 100%; }
.dr-filters select {
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: var(--wabu-space-3);
  font: inherit;
  color: inherit;
  background: var(--wabu-color-surface);
  border: 1px solid var(--wabu-color-line-control);
  border-radius: var(--wabu-radius-md);
}
.dr-filters button { font: inherit; cursor: pointer; }
.dr-list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--wabu-space-5);
}
.dr-card {
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--wabu-space-1);
}
.dr-picture {
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  object-position: var(--ms-x, 50%) var(--ms-y, 50%);
  margin-block-end: var(--wabu-space-2);
  border-radius: var(--wabu-radius-lg);
  background: var(--wabu-color-sunken);
}
.dr-name { font-size: var(--wabu-text-lg); }
.dr-name a::after { content: ""; position: absolute; inset: 0; }
.dr-town { font-size: var(--wabu-text-sm); color: var(--wabu-color-text-muted); }
.dr-pages {
  display: flex;
  flex-wrap: wrap;
  gap: var(--wabu-space-3);
  margin-block-start: var(--wabu-space-6);
}
.dr-link {
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--wabu-space-4);
  border: 1px solid var(--wabu-color-accent);
  border-radius: var(--wabu-radius-md);
  font-weight: var(--wabu-weight-medium);
  text-decoration: none;
}
`;
