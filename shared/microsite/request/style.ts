/** What a request's form and thread add to `previewStyle`. */
export const requestStyle = `
.rq-row { display: grid; gap: var(--wabu-space-2); grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.rq-problem { color: var(--wabu-color-danger); }
.rq-trap { position: absolute; inset-inline-start: -100vw; }
.rq-message { padding: var(--wabu-space-3) var(--wabu-space-4); border: 1px solid var(--wabu-color-line); border-radius: var(--wabu-radius-lg); overflow-wrap: anywhere; }
.rq-message p + p { margin-block-start: var(--wabu-space-2); }
.rq-message:not([data-author=visitor]) { background: var(--wabu-color-sunken); }
.rq-plain { justify-self: start; min-block-size: 2.75rem; font: inherit; color: var(--wabu-color-accent); background: none; border: 0; text-decoration: underline; cursor: pointer; }
`;
