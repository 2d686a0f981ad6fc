import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An empty folder outside the workspace, and the commands that a team runs in it. */
export function emptyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'wabu-repository-'));
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !isOurs.test(name)),
  );
  const command = async (name: string, words: string[], more: NodeJS.ProcessEnv = {}) => {
    const options = { cwd: folder, env: { ...env, ...more }, maxBuffer: 2 ** 24 };
    const { stdout, stderr } = await run(name, words, options);
    return stdout + stderr;
  };
  const wabuPath = join(folder, 'node_modules/.bin/wabu');
  return {
    folder,
    npm: (...words: string[]) => command('npm', words),
    wabu: (words: string[], more?: NodeJS.ProcessEnv) => command(wabuPath, words, more),
    write: (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    change: (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    /** Starts `wabu dev`; resolves to the address that it prints. */
    dev: async (site: string, ...more: string[]) => {
      const words = ['dev', '--site', site, '--port', '0', ...more];
      const child = spawn(wabuPath, words, { cwd: folder, env });
      let output = '';
      const address = new Promise<string>((resolve, reject) => {
        const read = (chunk: Buffer) => {
          output += chunk;
          const printed = /inside \S+: (http:\S+)/.exec(output)?.[1];
          if (printed) resolve(printed);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('exit', () => reject(new Error(`wabu dev ended:\n${output}`)));
      });
      return { address: await address, stop: () => child.kill() };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Settings of this tree and of the test run, which a team does not have. */
const isOurs =
  /^(npm_(package|lifecycle|command|config_local)|WABU_|PW_|NODE_(ENV|OPTIONS|PATH)|JEST_|FORCE_COLOR|PORT|DATA_DIR)/i;
