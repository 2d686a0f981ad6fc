import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** The program, how it says its version, and how it checks a file. */
const checks = [
  ['hadolint', ['--version'], ['--failure-threshold=warning', `${root}/api/Dockerfile`]],
  ['docker', ['compose', 'version'], ['compose', '--file=compose.yaml', 'config', '--quiet']],
  ['caddy', ['version'], ['validate', '--config=Caddyfile', '--adapter=caddyfile']],
];

/** The files for Docker, each by its own program; a machine without one cannot check that file. */
export const containerFilesStep = {
  name: 'container-files',
  title: 'Dockerfile, compose file and Caddyfile',
  run: () => {
    const cwd = mkdtempSync(join(tmpdir(), 'wabu-docker-'));
    cpSync(`${root}/docs/docker`, cwd, { recursive: true });
    writeFileSync(join(cwd, 'wabu.env'), '');
    const env = { ...process.env, REGISTRY_PUBLIC_KEY: 'key', SITE: 'www.example.org' };
    const counts = { passed: 0, failed: 0 };
    for (const [program, version, check] of checks) {
      const run = (words) => spawnSync(program, words, { cwd, env, encoding: 'utf8' });
      if (run(version).status !== 0) {
        console.log(
          `  not checked: this machine has no ${[program, ...version.slice(0, -1)].join(' ')}`,
        );
        continue;
      }
      const { status, stdout, stderr } = run(check);
      if (status !== 0) console.log(stdout + stderr);
      counts[status === 0 ? 'passed' : 'failed'] += 1;
    }
    rmSync(cwd, { recursive: true });
    return counts;
  },
};
