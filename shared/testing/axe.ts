import { expect } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * jsdom paints nothing: what depends on colours and sizes is checked by the e2e tests; so is that an open dialog
 * covers the page behind it, whose controls are hidden then.
 */
const rules = {
  'aria-hidden-focus': { enabled: false },
  'color-contrast': { enabled: false },
  // Draws the text.
  'label-content-name-mismatch': { enabled: false },
  'target-size': { enabled: false },
};

/** Fails with rule, help and selector of each violation that axe finds. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  // Loaded on demand: most test files do not use it.
  const { default: axe } = await import('axe-core');
  // In act, because a dialog may still be taking the focus while axe looks at it.
  const { violations } = await act(() =>
    axe.run(container, { rules, resultTypes: ['violations'] }),
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} · ${node.target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
