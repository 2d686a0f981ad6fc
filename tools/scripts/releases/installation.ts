import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../root.mjs';

/** An error for the user of the command, printed without a stack. */
export class CommandError extends Error {}

/** The running server: this machine's, or that of `WABU_URL`. */
export interface Installation {
  url: string;
  /**
   * Sends a request with the deploy token, and with all others of `WABU_DEPLOY_TOKEN` (separated by commas)
   * in `Deploy-Tokens`. Throws `CommandError` with the message of an error response.
   */
  call: <T>(method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<T>;
}

export function openInstallation(env: NodeJS.ProcessEnv = process.env): Installation {
  const url = (env.WABU_URL ?? `http://localhost:${env.PORT ?? '3000'}`).replace(/\/$/, '');
  const token = env.WABU_DEPLOY_TOKEN ?? (env.WABU_URL === undefined ? operatorToken(env) : null);
  if (token === null)
    throw new CommandError(
      'Set WABU_DEPLOY_TOKEN to the token of the module, which the operator makes with "npm run deploy-token -- MODULE"; or run where the server keeps its data (DATA_DIR).',
    );
  return withTokens(
    url,
    token.split(',').map((one) => one.trim()),
  );
}

function withTokens(url: string, [token = '', ...others]: string[]): Installation {
  return { url, call };

  async function call<T>(
    method: string,
    path: string,
    body?: object | Uint8Array<ArrayBuffer>,
  ): Promise<T> {
    const isBytes = body instanceof Uint8Array;
    const answer = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(others.length > 0 && { 'Deploy-Tokens': others.join(', ') }),
        'Content-Type': isBytes ? 'application/gzip' : 'application/json',
      },
      ...(body !== undefined && {
        body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
    }).catch((error: Error) => {
      throw new CommandError(`${url} does not answer: is the server running? (${error.message})`);
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
    throw new CommandError(`${answer.status}: ${sentenceOf(text)}`);
  }
}

/** The server writes the token into its data folder. */
function operatorToken(env: NodeJS.ProcessEnv): string | null {
  if (env.OPERATOR_TOKEN) return env.OPERATOR_TOKEN;
  const file = resolve(root, env.DATA_DIR ?? 'data', 'operator-token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function sentenceOf(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text.slice(0, 200);
  }
}

/** Runs a command; prints a `CommandError` as one line and exits with 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
