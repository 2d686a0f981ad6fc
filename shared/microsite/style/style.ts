import { focalPointStyle } from '../picture/focal-point-style.ts';
import { contactStyle } from './contact-style.ts';
import { headStyle } from './head-style.ts';
import { largePicturesStyle } from './large-pictures-style.ts';
import { sectionsStyle } from './sections-style.ts';
import { slidesStyle } from './slides-style.ts';

/** Widths are those of the microsite's own box, so the same rules serve a phone, a page and the preview. */
export const micrositeStyle = `
.ms {
  container-type: inline-size;
  color: var(--wabu-color-text);
  overflow-wrap: anywhere;
}
${focalPointStyle}${headStyle}${slidesStyle}${sectionsStyle}${contactStyle}${largePicturesStyle}`;
