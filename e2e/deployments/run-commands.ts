import { execFile } from 'node:child_process';

/** Runs commands in a shell that stops at the first failure; resolves to what they print, rejects with it. */
export function runCommands(shell: string[], commands: string, cwd?: string): Promise<string> {
  const [program = '', ...words] = shell;
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 2 ** 26 };
    const args = [...words, '-e', '-o', 'pipefail', '-c', `exec 2>&1\n${commands}`];
    const child = execFile(program, args, options, (error, output) => {
      if (error) reject(new Error(`${commands}\n${output}`));
      else resolve(output);
    });
    // Commands such as `docker compose exec` read what the shell would read next.
    child.stdin?.end();
  });
}

/** The variables that the commands of an update set, and those of the way back use. */
export const printVariables = '\necho; echo "BEFORE=$BEFORE BACKUP=$BACKUP"\n';
export const variablesIn = (output: string) => /^BEFORE=\S+ BACKUP=\S+$/m.exec(output)?.[0] ?? '';
