import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { halfSignIn, type NpmStart, npmStart } from '../fixtures/npm-start.ts';

const timeout = 120_000;

async function withNpmStart(act: (started: NpmStart) => Promise<void>) {
  const started = await npmStart();
  try {
    await act(started);
  } finally {
    started.dispose();
  }
}

const stops: [name: string, stop: (started: NpmStart) => void][] = [
  ['SIGTERM to npm alone', ({ npm }) => void npm.kill('SIGTERM')],
  ['SIGTERM to npm and the server', ({ npm }) => void process.kill(-(npm.pid ?? 0), 'SIGTERM')],
  ['Ctrl C', (started) => started.pressCtrlC()],
];

for (const [name, stop] of stops)
  test(`${name} finishes what is being answered, ends the server and exits 0`, { timeout }, () =>
    withNpmStart(async (started) => {
      const request = await halfSignIn(started.port);
      stop(started);
      await wait(500);
      assert.match(await request.finish(), /HTTP\/1\.1 200 OK.*Login corretto/s);
      assert.equal(await started.ended, 0, started.output());
      assert.equal(await started.isListening(), false);
    }),
  );

test('A second Ctrl C ends the server at once', { timeout }, () =>
  withNpmStart(async (started) => {
    await halfSignIn(started.port);
    started.pressCtrlC();
    await wait(1_500);
    assert.equal(started.npm.exitCode, null);
    const pressed = performance.now();
    started.pressCtrlC();
    assert.equal(await started.ended, 130, started.output());
    assert.ok(performance.now() - pressed < 3_000);
    assert.equal(await started.isListening(), false);
  }),
);
