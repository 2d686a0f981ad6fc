import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { root } from '../../e2e/fixtures/folders.ts';
import { freePort } from '../../tools/scripts/setup/port.mjs';
import { installBaseline } from './build-baseline.ts';

/** Pinned, because a newer version is another baseline. */
const names = ['payload', '@payloadcms/next', '@payloadcms/ui', '@payloadcms/db-sqlite'];
const PACKAGES = [...names, 'create-payload-app']
  .map((name) => `${name}@3.90.2`)
  .concat('next@15.4.11', 'react@19.2', 'react-dom@19.2', 'graphql@16', 'typescript@5');

const site = `${root}.cache/bench/payload`;
const NEXT_CONFIG = `import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({ eslint: { ignoreDuringBuilds: true }, typescript: { ignoreBuildErrors: true } });
`;
const compilerOptions = {
  allowJs: true,
  jsx: 'preserve',
  module: 'esnext',
  moduleResolution: 'bundler',
  paths: { '@payload-config': ['./payload.config.mjs'] },
};

export const payloadUser = { email: 'king@example.com', password: 'lago-di-garda-2026' };

/** Installs, fills and builds Payload once, in a folder of its own (0.8 GB, about five minutes), and starts it. */
export async function startPayload(suppliers: number) {
  if (!existsSync(`${site}/.next/BUILD_ID`)) prepare(suppliers);
  const port = await freePort();
  const bin = `${site}/node_modules/next/dist/bin/next`;
  const server = spawn(process.execPath, [bin, 'start', '-p', `${port}`, '-H', '127.0.0.1'], {
    cwd: site,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}/admin/login`).then(
      (it) => it.ok,
      () => false,
    ))
  )
    await setTimeout(100);
  return {
    url,
    async stop() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };

function prepare(suppliers: number) {
  rmSync(site, { recursive: true, force: true });
  installBaseline('payload', PACKAGES);
  for (const name of ['payload.config', 'payload-fill'])
    cpSync(new URL(`../baselines/${name}.mjs`, import.meta.url), `${site}/${name}.mjs`);
  writeFileSync(`${site}/next.config.mjs`, NEXT_CONFIG);
  writeFileSync(`${site}/tsconfig.json`, JSON.stringify({ compilerOptions }));
  const template = `${site}/node_modules/create-payload-app/dist/template/src/app/(payload)`;
  const app = `${site}/app/(payload)`;
  cpSync(template, app, { recursive: true });
  // Its GraphQL needs a package more, and the list does not use it.
  for (const unused of ['graphql', 'graphql-playground'])
    rmSync(`${app}/api/${unused}`, { recursive: true });
  writeFileSync(`${app}/admin/importMap.js`, 'export const importMap = {};\n');
  const rows = `${site}/rows.json`;
  writeFileSync(rows, JSON.stringify(manySuppliers(suppliers)));
  const run = (args: string[], more = {}) =>
    execFileSync(process.execPath, args, { cwd: site, stdio: 'inherit', env: { ...env, ...more } });
  run(['node_modules/payload/bin.js', 'run', 'payload-fill.mjs'], {
    PAYLOAD_CONFIG_PATH: 'payload.config.mjs',
    // Outside production Payload creates the tables of its configuration.
    NODE_ENV: 'development',
    ...{ EMAIL: payloadUser.email, PASSWORD: payloadUser.password, ROWS: rows },
  });
  run(['node_modules/next/dist/bin/next', 'build']);
}
