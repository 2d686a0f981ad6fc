import { expect, test } from '@jest/globals';
import { ApiProblem, answer } from '../client.ts';
import { createTestApi, DeeplDouble } from '../testing.ts';

const request = { text: 'Lago', source_lang: 'IT', target_lang: 'DE' };

test('without a key, the answer names the variable to set', async () => {
  const server = await createTestApi();
  const { api } = await server.client('rookie');
  const problem = await answer(api.DeepL.translate.$post({ json: request })).catch(
    (e: unknown) => e,
  );
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({
    status: 503,
    problem: { code: 'not-configured', message: expect.stringContaining('DEEPL_API_KEY') },
  });
  await server.close();
});

test("the platform's translator translates", async () => {
  const double = await new DeeplDouble().start();
  const server = await createTestApi({ translator: double.translator });
  const { api } = await server.client('admin');
  const { translations } = await answer(api.DeepL.translate.$post({ json: request }));
  expect(translations).toEqual([{ detected_source_language: 'IT', text: 'Lago [de]' }]);
  await server.close();
  await double.stop();
});
