/** The door of formatted text: a field to write it, a view to show it, and its HTML in one form. */
export { canonicalHtml, sanitise } from './html/html.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { RichTextView } from './view/rich-text-view.tsx';
