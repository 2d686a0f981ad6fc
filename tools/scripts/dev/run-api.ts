import { spawn } from 'node:child_process';
import { root } from '../../root.mjs';

/**
 * Runs the api from its sources; tsx restarts it when one of them changes. Replaces the api's own address
 * in its output by the address that people open.
 */
export function runApi(port: number, openPort: number) {
  const tsx = `${root}/node_modules/tsx/dist/cli.mjs`;
  const entry = `${root}/api/src/serve-node.ts`;
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', entry], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk.toString().replaceAll(`localhost:${port}`, `localhost:${openPort}`));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      child.once('exit', () => process.exit(0));
      child.kill(signal);
    });
  }
}
