import { expect, test } from '@jest/globals';
import { isStorable } from '@wabu/shared/entities/text';
import fc from 'fast-check';
import { serialise } from '../../../../shared/ui/rich-text/html/write-html.ts';
import { arbitraryDocument } from '../../../../shared/ui/rich-text/testing/arbitrary-document.ts';
import { sanitise } from './sanitise.ts';

test('HTML of the editor stays unchanged, so that its hash is that of the provenance', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const html = serialise(document);
      fc.pre(isStorable(html));
      expect(sanitise(html)).toBe(html);
    }),
    { numRuns: 200 },
  );
});
