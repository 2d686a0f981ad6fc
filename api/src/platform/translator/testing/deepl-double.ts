import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deeplTranslator } from '../deepl-translator.ts';
import { faultInNewGlossary, faultInTranslation } from './deepl-rules.ts';

/** What goes wrong with the next translations. */
export type DeeplFault =
  | { status: 400 | 403 | 413 | 429 | 456 | 500 | 503 | 529; retryAfter?: string }
  /** The connection stays open without data. */
  | 'no-answer'
  | 'cut-off'
  /** The answer never ends. */
  | 'endless'
  | 'html-page'
  | 'html-error'
  | 'broken-json'
  | 'too-few'
  | 'empty-first';

/** The body of a request. */
export interface DeeplCall {
  text: string[];
  source_lang?: string;
  target_lang: string;
  tag_handling?: string;
  tag_handling_version?: string;
  model_type?: string;
  context?: string;
  formality?: string;
  glossary_id?: string;
  show_billed_characters?: boolean;
}

/**
 * A DeepL server for tests over HTTP. It rejects what DeepL rejects, fails as `failNext` says, and translates
 * by appending the target language to a text.
 */
export class DeeplDouble {
  static readonly KEY = 'double-key:fx';
  readonly calls: DeeplCall[] = [];
  /** The glossaries of the account, by their id. */
  readonly glossaries = new Map<string, { pairs: string[]; entries: string }>();
  /** What the account has used in this period; null: `/v2/usage` fails. */
  usage: { character_count: number; character_limit: number } | null = {
    character_count: 0,
    character_limit: 500_000,
  };
  /** False: every new glossary is rejected, as for a pair of languages that the service does not know. */
  takesGlossaries = true;
  readonly #faults: DeeplFault[] = [];
  #glossaryCount = 0;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  url = '';

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** The translator that a platform needs to call this server. */
  get translator() {
    return deeplTranslator(DeeplDouble.KEY, this.url);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** One fault for each of the next calls, in this order. */
  failNext(...faults: DeeplFault[]): void {
    this.#faults.push(...faults);
  }

  /** Forgets the calls and the faults; the account keeps its glossaries. */
  reset(): void {
    this.calls.length = 0;
    this.#faults.length = 0;
    this.takesGlossaries = true;
    this.usage = { character_count: 0, character_limit: 500_000 };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const rejected = rejectionOf(request, body);
    if (rejected !== null) return send(response, rejected);
    if (request.url !== '/v2/translate') return send(response, this.#answerOther(request, body));
    const call = JSON.parse(body.toString()) as DeeplCall;
    const wrong = faultInTranslation({ ...call }, this.glossaries);
    if (wrong !== null) return send(response, problem(400, wrong));
    this.calls.push(call);
    const fault = this.#faults.shift();
    if (fault === 'no-answer') return;
    if (fault === 'cut-off') return void response.destroy();
    if (fault === 'endless') return sendEndlessly(response);
    const answer = answerOf(call, fault);
    if (answer.status === 200 && this.usage !== null)
      this.usage.character_count += call.text.join('').length;
    send(response, answer);
  }

  /** Usage and glossaries. */
  #answerOther({ method, url = '' }: IncomingMessage, body: Buffer): Answer {
    if (method === 'GET' && url === '/v2/usage')
      return this.usage === null
        ? problem(500, 'injected')
        : { status: 200, text: JSON.stringify(this.usage) };
    if (method === 'POST' && url === '/v3/glossaries') return this.#createGlossary(body);
    const id = /^\/v3\/glossaries\/([0-9a-f-]{36})$/.exec(url)?.[1] ?? '';
    if (!this.glossaries.has(id)) return problem(404, 'Not found');
    if (method === 'DELETE') {
      this.glossaries.delete(id);
      return { status: 204, text: '' };
    }
    if (method === 'GET') return { status: 200, text: JSON.stringify({ glossary_id: id }) };
    return problem(405, 'Method not allowed');
  }

  #createGlossary(body: Buffer): Answer {
    const glossary = JSON.parse(body.toString()) as NewGlossary;
    const wrong = this.takesGlossaries ? faultInNewGlossary({ ...glossary }) : 'Unsupported pair';
    if (wrong !== null) return problem(400, wrong);
    this.#glossaryCount += 1;
    const id = `00000000-0000-4000-8000-${String(this.#glossaryCount).padStart(12, '0')}`;
    const pairs = glossary.dictionaries.map((one) => `${one.source_lang}>${one.target_lang}`);
    this.glossaries.set(id, { pairs, entries: glossary.dictionaries[0]?.entries ?? '' });
    return { status: 201, text: JSON.stringify({ glossary_id: id, name: glossary.name }) };
  }
}

interface NewGlossary {
  name: string;
  dictionaries: { source_lang: string; target_lang: string; entries: string }[];
}

interface Answer {
  status: number;
  text: string;
  retryAfter?: string;
}

const problem = (status: number, message: string): Answer => ({
  status,
  text: JSON.stringify({ message }),
});

function answerOf(call: DeeplCall, fault: DeeplFault | undefined): Answer {
  if (typeof fault === 'object') {
    if (fault.status === 413) return { status: 413, text: '<html>Payload Too Large</html>' };
    return { ...problem(fault.status, 'injected'), ...fault };
  }
  if (fault === 'html-page') return { status: 200, text: '<!DOCTYPE html><html>Sign in</html>' };
  if (fault === 'html-error') return { status: 502, text: '<html>Bad Gateway</html>' };
  const translations = call.text.map((text, index) => ({
    detected_source_language: call.source_lang ?? 'IT',
    text: fault === 'empty-first' && index === 0 ? '' : translated(call, text),
    ...(call.show_billed_characters && { billed_characters: [...text].length }),
    ...(call.model_type && { model_type_used: call.model_type }),
  }));
  if (fault === 'too-few') translations.pop();
  const text = JSON.stringify({ translations });
  return { status: 200, text: fault === 'broken-json' ? text.slice(0, -5) : text };
}

function translated({ target_lang, tag_handling }: DeeplCall, text: string): string {
  const mark = (words: string) => `${words} [${target_lang.toLowerCase()}]`;
  if (tag_handling === undefined) return mark(text);
  return text.replace(
    /(^|>)([^<>]*[^<>\s][^<>]*)(?=<|$)/g,
    (_, before: string, words: string) => before + mark(words),
  );
}

/** What every call must have. */
function rejectionOf({ headers, method, url }: IncomingMessage, body: Buffer): Answer | null {
  if (!/^\/v2\/(translate|usage)$|^\/v3\/glossaries(\/|$)/.test(url ?? ''))
    return problem(404, 'Not found');
  if (url === '/v2/translate' && method !== 'POST') return problem(405, 'Method not allowed');
  if (headers.authorization !== `DeepL-Auth-Key ${DeeplDouble.KEY}`)
    return problem(403, 'Forbidden');
  if (headers['user-agent'] === undefined) return problem(403, 'No User-Agent');
  if (method !== 'POST') return null;
  if (url === '/v2/translate' && body.byteLength > 128 * 1024)
    return { status: 413, text: '<html>Payload Too Large</html>' };
  if (!headers['content-type']?.startsWith('application/json')) return problem(415, 'Not JSON');
  return isJson(body) ? null : problem(400, 'Malformed JSON');
}

function isJson(body: Buffer): boolean {
  try {
    return typeof JSON.parse(body.toString()) === 'object';
  } catch {
    return false;
  }
}

function sendEndlessly(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

function send(response: ServerResponse, { status, text, retryAfter }: Answer): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  response
    .writeHead(status, { 'Content-Type': type, ...(retryAfter && { 'Retry-After': retryAfter }) })
    .end(text);
}
