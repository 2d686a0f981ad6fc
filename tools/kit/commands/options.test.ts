import { expect, test } from '@jest/globals';
import { asTeam, read, siteOf } from './options.ts';

test('an installation is its origin, whatever page of it was copied', () => {
  expect(siteOf('https://lago.example/adminwabu/boats?x=1')).toBe('https://lago.example');
});

test('what is missing or wrong is said in one sentence', () => {
  delete process.env.WABU_URL;
  delete process.env.WABU_DEPLOY_TOKEN;
  expect(() => siteOf()).toThrow('Which installation? Add --site with its address');
  expect(() => siteOf('lago.example')).toThrow('"lago.example" is no address');
  expect(() => read(['--sit', 'x'], { site: { type: 'string' } })).toThrow(
    `Unknown option '--sit'. "npx wabu" lists the options.`,
  );
  expect(() => asTeam('https://lago.example', 'boats')).toThrow('npm run deploy-token -- boats');
});
