import { expect } from '@jest/globals';
import {
  type RichTextTag,
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '@wabu/shared/entities/rich-text/rules';

const TAG = /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
const tags: readonly string[] = richTextTags;

/** Expects allowed tags and attributes only, no other angle bracket, and safe URLs. */
export function expectHarmless(html: string): void {
  expect(html.replace(TAG, '')).not.toMatch(/[<>]/);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    expect(tags).toContain(tag);
    const allowed = [
      ...(richTextTagAttributes[tag as RichTextTag] ?? []),
      ...richTextSharedAttributes,
    ];
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      expect(allowed).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/[^/@]+(?:[/?#]|$)|mailto:|tel:)/i);
      if (name === 'src')
        expect(value).toMatch(/^(?:data:image\/(?:png|jpeg|gif|webp);base64,|\/(?![/\\]))/i);
    }
  }
}
