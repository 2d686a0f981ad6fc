import { expect, test } from '@jest/globals';
import { withKitNames } from './kit-names.ts';

test('imports of workspaces lead to the kit, and nothing else changes', () => {
  const code = `
    import { Button } from '@wabu/shared/ui';
    import '@wabu/shared/ui/tokens.css';
    export { answer } from "@wabu/api/client";
    const { createTestApi } = await import('@wabu/api/testing');
    let form: import("@wabu/shared/entities/supplier").Supplier;
    import { useState } from 'react';
    const key = '@wabu/shared/ui';`;
  expect(withKitNames(code)).toBe(`
    import { Button } from '@wabu/module-kit/ui';
    import '@wabu/module-kit/ui/tokens.css';
    export { answer } from "@wabu/module-kit/client";
    const { createTestApi } = await import('@wabu/module-kit/testing/api');
    let form: import("@wabu/module-kit/entities/supplier").Supplier;
    import { useState } from 'react';
    const key = '@wabu/shared/ui';`);
});
