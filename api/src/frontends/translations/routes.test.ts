import { expect, test } from '@jest/globals';
import { answer } from '../../client.ts';
import { createTestApi } from '../../testing.ts';

const request = { text: 'Lago', source_lang: 'IT', target_lang: 'DE' };

test('without a key, the answer names the variable to set', async () => {
  const server = await createTestApi();
  const { api } = await server.client('rookie');
  const translating = answer(api.DeepL.translate.$post({ json: request }));
  await expect(translating).rejects.toMatchObject({
    status: 503,
    problem: { code: 'not-configured', message: expect.stringContaining('DEEPL_API_KEY') },
  });
  // The plan is shown without the usage, and without an error in the browser.
  const usage = await answer(api.DeepL.usage.$get());
  expect(usage).toMatchObject({ service: null, period: null });
});
