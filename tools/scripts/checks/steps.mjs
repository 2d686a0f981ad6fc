import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { buildChanged } from '../build/build.mjs';
import { builtWorkspaces } from '../build/workspaces.mjs';
import { runEndToEndTests, runUnitTests } from './suites.mjs';

/** The oldest version that the README names, and the ones in long-term support. */
const versions = ['20.19', '22', '24'];

/** Node of that version for this machine, from the npm registry (the packages that `node` on npm installs). */
function installNode(version) {
  const folder = `${root}/.cache/node/${version}`;
  const name = `node-${platform() === 'win32' ? 'win' : platform()}-${arch()}`;
  const binary = `${folder}/node_modules/${name}/bin/node`;
  if (existsSync(binary)) return binary;
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'];
  const { status } = spawnSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit' });
  return status === 0 && existsSync(binary) ? binary : null;
}

/** A step for each version of Node: the unit, component and contract tests, and the server in a browser. */
const nodeSteps = versions.map((version) => ({
  name: `node-${version}`,
  title: `Tests with Node ${version}`,
  run: () => {
    const node = installNode(version);
    if (node === null) return { passed: 0, failed: 1 };
    const unit = runUnitTests(node);
    const e2e = runEndToEndTests({ node, folder: 'e2e/server' });
    return { passed: unit.passed + e2e.passed, failed: unit.failed + e2e.failed };
  },
}));

const waiting = [];
let free = availableParallelism();

/** Runs commands in parallel with those of other calls, one per core; prints the output of a command that fails. */
async function runCommands(list) {
  const codes = await Promise.all(list.map(runOnFreeCore));
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

async function runOnFreeCore({ label, command }) {
  if (free === 0) await new Promise((start) => waiting.push(start));
  else free -= 1;
  const { code, output } = await run(command);
  if (code !== 0) console.log(`  ✗ ${label}\n${output}`);
  // The core goes to the next command, or is free again.
  const next = waiting.shift();
  if (next) next();
  else free += 1;
  return code;
}

function run(command) {
  const child = spawn(command, { cwd: root, shell: true });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** The exposure that `systemd-analyze security` may find, in tenths: 0 is the strictest sandbox, 100 none. */
const MAX_EXPOSURE = 15;

/** The sandbox of docs/wabu.service, rated by systemd-analyze; a machine without it cannot check. */
const unitFileStep = {
  name: 'unit-file',
  title: 'Sandbox of the systemd unit',
  run: () => {
    const folder = mkdtempSync(join(tmpdir(), 'wabu-unit-'));
    const unit = join(folder, 'wabu.service');
    copyFileSync(`${root}/docs/wabu.service`, unit);
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, '--no-pager', unit];
    const { error, status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    if (error) {
      console.log('  not checked: this machine has no systemd-analyze');
      return { passed: 0, failed: 0 };
    }
    console.log(`  ${stdout.trim().split('\n').at(-1)}`);
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  },
};

/** The program, how it says its version, and how it checks a file. */
const checks = [
  ['hadolint', ['--version'], ['--failure-threshold=warning', `${root}/api/Dockerfile`]],
  ['docker', ['compose', 'version'], ['compose', '--file=compose.yaml', 'config', '--quiet']],
  ['caddy', ['version'], ['validate', '--config=Caddyfile', '--adapter=caddyfile']],
];

/** The files for Docker, each by its own program; a machine without one cannot check that file. */
const containerFilesStep = {
  name: 'container-files',
  title: 'Dockerfile, compose file and Caddyfile',
  run: () => {
    const cwd = mkdtempSync(join(tmpdir(), 'wabu-docker-'));
    cpSync(`${root}/docs/docker`, cwd, { recursive: true });
    writeFileSync(join(cwd, 'wabu.env'), '');
    const env = { ...process.env, SITE: 'www.example.org' };
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

const bin = (path) => `${process.execPath} ${root}/node_modules/${path}`;

/** Types, style and structure: commands that each pass or fail as a whole. They and the builds run together. */
const commands = (name, title, list) => ({
  name,
  title,
  isTogether: true,
  run: () => runCommands(list),
});

/** All checks; the quickest first. Each runs alone by its name. */
export const steps = [
  // One program and one thread for all: workspaces or threads would each check the same declarations again.
  commands('types', 'Types of every workspace', [
    { label: 'tsc', command: `${bin('typescript-native/bin/tsc')} -p . --singleThreaded` },
  ]),
  commands('lint', 'Format and lint', [
    { label: 'biome', command: `${bin('@biomejs/biome/bin/biome')} check --error-on-warnings .` },
    { label: 'stylelint', command: `${bin('stylelint/bin/stylelint.mjs')} "**/*.css"` },
  ]),
  commands('boundaries', 'Import rules, folders and their picture', [
    {
      label: 'boundaries',
      command: `${process.execPath} ${root}/tools/scripts/checks/boundaries.mjs`,
    },
  ]),
  commands('dead-code', 'Unused files, exports and packages', [
    { label: 'knip', command: `${bin('knip/bin/knip.js')} --no-progress` },
  ]),
  {
    name: 'build',
    title: 'Builds',
    isTogether: true,
    run: async () => {
      const failed = await buildChanged();
      return { passed: builtWorkspaces().length - failed, failed };
    },
  },
  {
    name: 'unit',
    title: 'Unit, component and contract tests',
    run: () => runUnitTests(process.execPath),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests in Chromium over the built product',
    run: () => runEndToEndTests(),
  },
];

/** Selects the long tests in jest.config.mjs and playwright.config.ts; the steps for each Node run those of `npm test`. */
function onlyLong(run) {
  process.env.WABU_VERIFY = '1';
  const counts = run();
  delete process.env.WABU_VERIFY;
  return counts;
}

/** Checks of `npm run verify`, which take longer than the others; they need the builds. */
export const longSteps = [
  ...steps.filter(({ name }) => name === 'build'),
  {
    name: 'long-e2e',
    title:
      'Modules in a repository of their own, new sections, npm run dev, releases, failures of modules, every screen in every look, on paper and in every window',
    run: () => onlyLong(runEndToEndTests),
  },
  {
    name: 'long-unit',
    title:
      'Rarer cases of the staff pages, backups, moves between disks, buckets and installations, more of workerd, time of every call by the length of each of its texts',
    run: () => onlyLong(() => runUnitTests(process.execPath)),
  },
  unitFileStep,
  containerFilesStep,
  ...nodeSteps,
];
