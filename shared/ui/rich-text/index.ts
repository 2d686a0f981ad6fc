/** Public entry point of formatted text: editor field, view, and canonical HTML. */
export { canonicalHtml, sanitise } from './html/html.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { RichTextView } from './view/rich-text-view.tsx';
