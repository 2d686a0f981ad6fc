export const previewStyle = `
.pv-note, .pv-answer {
  display: grid;
  gap: var(--wabu-space-2);
  padding: var(--wabu-space-4);
  border: 1px solid var(--wabu-color-line);
  border-radius: var(--wabu-radius-lg);
  background: var(--wabu-color-sunken);
}
.pv-note { margin-block-end: var(--wabu-space-5); }
.pv-answer {
  gap: var(--wabu-space-5);
  margin-block-start: var(--wabu-space-6);
  scroll-margin-block-start: 5rem;
}
.pv-strong, .pv-label { font-weight: var(--wabu-weight-medium); }
.pv-ended {
  margin-block: var(--wabu-space-5) var(--wabu-space-3);
  font-size: var(--wabu-text-2xl);
}
.pv-form {
  display: grid;
  gap: var(--wabu-space-2);
  max-inline-size: 40rem;
}
.pv-text {
  inline-size: 100%;
  padding: var(--wabu-space-2) var(--wabu-space-3);
  font: inherit;
  color: var(--wabu-color-text);
  background: var(--wabu-color-surface);
  border: 1px solid var(--wabu-color-line-control);
  border-radius: var(--wabu-radius-md);
}
.pv-button {
  justify-self: start;
  min-block-size: 2.75rem;
  padding-inline: var(--wabu-space-4);
  font: inherit;
  font-weight: var(--wabu-weight-medium);
  color: var(--wabu-color-on-accent);
  background: var(--wabu-color-accent);
  border: 0;
  border-radius: var(--wabu-radius-md);
  cursor: pointer;
}
.pv-outcome {
  padding: var(--wabu-space-3);
  border-inline-start: 4px solid var(--wabu-color-accent);
  background: var(--wabu-color-surface);
}
.pv-outcome[data-rejected] { border-color: var(--wabu-color-danger); }
.pv-sent {
  display: grid;
  gap: var(--wabu-space-3);
}
.pv-time {
  font-size: var(--wabu-text-sm);
  color: var(--wabu-color-text-muted);
}
.pv-comment {
  white-space: pre-line;
  overflow-wrap: anywhere;
}
@media print { .pv-answer { display: none; } }
`;
