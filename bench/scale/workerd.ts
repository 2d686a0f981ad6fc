import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '../../e2e/fixtures/folders.ts';

/** The built product on Miniflare's workerd, with D1 and R2 and without data. */
export async function startOnWorkerd() {
  execFileSync(process.execPath, ['api/scripts/list-builds.mjs'], { cwd: root });
  const operatorToken = `wabu-deploy.${'ab'.repeat(32)}`;
  const child = spawn(
    process.execPath,
    ['--experimental-websocket', '--import', 'tsx', 'api/contract/counted/serve-on-workerd.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        BUILDS: `${root}.cache/builds.json`,
        JWT_SECRET: 'only-for-benchmarks-0123456789abcdef',
        OPERATOR_TOKEN: operatorToken,
        REGISTRY_KEY: readFileSync(`${root}.cache/registry-key.json`, 'utf8'),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('workerd did not start'))),
  ])) as [Buffer];
  const url = `http://127.0.0.1:${Number(line.toString())}`;
  const health = await fetch(`${url}/healthz`);
  if (!health.ok) throw new Error(`workerd answers ${health.status}: ${await health.text()}`);
  return {
    url,
    operatorToken,
    pid: workerdOf(child.pid ?? 0),
    /** The highest heap of the isolate since the last call, in MB. */
    takePeak: async () => {
      child.stdin.write('heap\n');
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      return Number(answer.toString());
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The process of workerd, a child of Miniflare's. */
function workerdOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const found = children.find((child) =>
    readFileSync(`/proc/${child}/comm`, 'utf8').startsWith('workerd'),
  );
  if (found === undefined) throw new Error('workerd does not run');
  return Number(found);
}

/** `fetch` once more when it fails: workerd may close an idle connection at the moment of its reuse. */
export const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init));
