import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from './settings/environment.ts';

/**
 * A new secret: asked for twice at a terminal, without echo, or the only line of the standard input. Never an
 * argument, which the shell's history and the list of processes show.
 */
export async function readSecret(question: string, input = process.stdin): Promise<string> {
  if (!input.isTTY) return onlyLine(input);
  const secret = await ask(question, input);
  if (secret !== (await ask('Once more: ', input)))
    throw new StartError('The two are not equal: nothing was changed.');
  return secret;
}

async function ask(question: string, input: NodeJS.ReadStream): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: true });
  const stopped = new Promise<never>((_, reject) => {
    lines.once('SIGINT', () => reject(new StartError('Stopped: nothing was changed.')));
    lines.once('close', () => reject(new StartError('Stopped: nothing was changed.')));
  });
  try {
    return await Promise.race([lines.question(''), stopped]);
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function onlyLine(input: NodeJS.ReadStream): Promise<string> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8')) text += chunk;
  const [line = '', ...others] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (line === '' || others.length > 0)
    throw new StartError('The standard input must be one line: nothing was changed.');
  return line;
}
