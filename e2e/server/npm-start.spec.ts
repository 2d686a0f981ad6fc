import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { halfSignIn, type NpmStart, npmStart } from './npm-start.ts';

const test = base.extend<{ started: NpmStart }>({
  started: async ({}, use) => {
    const started = await npmStart();
    await use(started);
    started.dispose();
  },
});

const stops: [name: string, stop: (started: NpmStart) => void][] = [
  ['SIGTERM to npm alone', ({ npm }) => void npm.kill('SIGTERM')],
  [
    'SIGTERM to npm and the server @verify',
    ({ npm }) => void process.kill(-(npm.pid ?? 0), 'SIGTERM'),
  ],
  ['Ctrl C', (started) => started.pressCtrlC()],
];

for (const [name, stop] of stops)
  test(`${name} finishes open requests, ends the server and exits 0`, async ({ started }) => {
    const request = await halfSignIn(started.port);
    stop(started);
    await wait(500);
    expect(await request.finish()).toMatch(/HTTP\/1\.1 200 OK.*Login corretto/s);
    expect(await started.ended, started.output()).toBe(0);
    expect(await started.isListening()).toBe(false);
  });

test('A second Ctrl C ends the server at once @verify', async ({ started }) => {
  await halfSignIn(started.port);
  started.pressCtrlC();
  await wait(1_500);
  expect(started.npm.exitCode).toBeNull();
  // Two signals at nearly the same time are one: a busy machine may deliver the second one so.
  while (started.npm.exitCode === null) {
    started.pressCtrlC();
    await wait(1_500);
  }
  expect(await started.ended, started.output()).toBe(130);
  expect(await started.isListening()).toBe(false);
});
