import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReleaseEvent } from '../../../shared/module/registry.ts';
import { root } from '../../root.mjs';

/** A refusal to be read by a person, without a stack. */
export class CommandError extends Error {}

/** The running product that the commands talk to: this machine's, or the one of `WABU_URL`. */
export interface Installation {
  url: string;
  /** Sends a call with the deploy token; a refusal throws its sentence. */
  call: <T>(method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<T>;
}

export interface ModuleState {
  id: string;
  live: string;
  canary: { version: string; percent: number } | null;
  /** What came with the program and the live release hides; null when there is no such build. */
  program: string | null;
  kept: {
    version: string;
    size: number;
    blocked: boolean;
    publishedBy: string;
    publishedAt: number;
  }[];
}
/** What `GET /api/modules` answers. */
export interface ModulesState {
  modules: ModuleState[];
  history: ReleaseEvent[];
}

export function openInstallation(env: NodeJS.ProcessEnv = process.env): Installation {
  const url = (env.WABU_URL ?? `http://localhost:${env.PORT ?? '3000'}`).replace(/\/$/, '');
  const token = env.WABU_DEPLOY_TOKEN ?? (env.WABU_URL === undefined ? operatorToken(env) : null);
  if (token === null)
    throw new CommandError(
      'No token: set WABU_DEPLOY_TOKEN, or run where the server keeps its data (DATA_DIR).',
    );
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

/** Made by the server beside its data, for whoever may read that folder. */
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

/** Runs a command: its refusals are one line and exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
