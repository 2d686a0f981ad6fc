import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../fixtures/folders.ts';
import { runCommands } from './run-commands.ts';

/** Its systemd also runs on a kernel with control groups of version 1. */
const RELEASE = 'bookworm';
const PACKAGES = 'systemd,systemd-sysv,dbus,sudo,git,curl,ca-certificates';
const STOP_MS = 30_000;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const npm = (...words: string[]) => execFileSync('npm', words, { encoding: 'utf8' }).trim();

/** Debian without anything else; made once. */
function cleanDebian(): string {
  const folder = join(root, '.cache/debian', RELEASE);
  if (!existsSync(join(folder, 'made'))) {
    // What an interrupted run left.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const words = ['--variant=minbase', `--include=${PACKAGES}`, RELEASE, folder];
    execFileSync('debootstrap', words, { stdio: 'pipe' });
    writeFileSync(join(folder, 'made'), '');
  }
  return folder;
}

/** A machine with Debian, its systemd, this version of Node, and npm with the settings of this machine. */
export function makeMachine(folder: string) {
  const put = (from: string, to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(from, join(folder, to), { recursive: true, dereference: true });
  };
  execFileSync('cp', ['--archive', `${cleanDebian()}/.`, folder]);
  put(process.execPath, '/usr/bin/node');
  put(join(npm('root', '--global'), 'npm'), '/usr/lib/node_modules/npm');
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, '/usr/bin/npm'));
  const settings = npm('config', 'get', 'globalconfig');
  if (existsSync(settings)) put(settings, '/usr/etc/npmrc');
  const authorities = npm('config', 'get', 'cafile');
  if (existsSync(authorities)) put(authorities, authorities);
  writeFileSync(join(folder, 'etc/hostname'), 'wabu-test\n');
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost wabu-test\n');

  let container: ChildProcess;
  return {
    /** Runs commands as root on the machine; rejects until it has started. */
    run: (commands: string) => {
      const children = `/proc/${container.pid}/task/${container.pid}/children`;
      const init = readFileSync(children, 'utf8').split(' ')[0] ?? '';
      const enter = ['nsenter', '--target', init, '--all', '--root'];
      // The folder of this process does not exist there.
      const shell = ['sh', '-c', 'cd /root && exec bash "$@"', 'sh'];
      const words = [...enter, 'env', '-i', `PATH=${PATH}`, 'HOME=/root', ...shell];
      return runCommands(words, commands);
    },
    start: () => {
      const words = ['--boot', '--register=no', '--keep-unit', '--machine=wabu-test'];
      container = spawn('systemd-nspawn', [...words, '--quiet', '--directory', folder], {
        stdio: 'ignore',
      });
    },
    stop: async () => {
      if (!container || container.exitCode !== null) return;
      const timer = setTimeout(() => container.kill('SIGKILL'), STOP_MS);
      container.kill('SIGTERM');
      await once(container, 'exit');
      clearTimeout(timer);
    },
  };
}
