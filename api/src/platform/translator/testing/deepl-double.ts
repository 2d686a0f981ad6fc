import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languages } from '@wabu/shared/i18n/languages';
import { deeplTranslator } from '../deepl-translator.ts';

/** What goes wrong with the next calls. */
export type DeeplFault =
  | { status: 400 | 403 | 413 | 429 | 456 | 500 | 503 | 529 }
  /** The connection stays open without data. */
  | 'no-answer'
  | 'cut-off'
  /** The answer never ends. */
  | 'endless'
  | 'html-page'
  | 'html-error'
  | 'broken-json'
  | 'too-few'
  | 'empty-texts'
  | 'empty-first'
  | 'moved-tags';

/** The body of a request. */
export interface DeeplCall {
  text: string[];
  source_lang?: string;
  target_lang: string;
  tag_handling?: string;
}

const targets: readonly string[] = languages.map(({ deepl }) => deepl.target);
const sources: readonly string[] = languages.map(({ deepl }) => deepl.source);
const known = [
  'text',
  'source_lang',
  'target_lang',
  'tag_handling',
  'tag_handling_version',
  'context',
];

/**
 * A DeepL server for tests over HTTP. It rejects what DeepL rejects, fails as `failNext` says, and translates
 * by appending the target language to a text.
 */
export class DeeplDouble {
  static readonly KEY = 'double-key:fx';
  readonly calls: DeeplCall[] = [];
  readonly #faults: DeeplFault[] = [];
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

  /** Forgets the calls and the faults. */
  reset(): void {
    this.calls.length = 0;
    this.#faults.length = 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const refused = refusalOf(request, body);
    if (refused !== null) return send(response, refused.status, refused.body);
    const call = JSON.parse(body.toString()) as DeeplCall;
    this.calls.push(call);
    const fault = this.#faults.shift();
    if (fault === 'no-answer') return;
    if (fault === 'cut-off') return void response.destroy();
    if (fault === 'endless') return sendEndlessly(response);
    const { status, text } = answerOf(call, fault);
    send(response, status, text);
  }
}

interface Answer {
  status: number;
  text: string;
}

function answerOf(call: DeeplCall, fault: DeeplFault | undefined): Answer {
  if (typeof fault === 'object') {
    const text = fault.status === 413 ? '<html>Payload Too Large</html>' : message('injected');
    return { status: fault.status, text };
  }
  if (fault === 'html-page') return { status: 200, text: '<!DOCTYPE html><html>Sign in</html>' };
  if (fault === 'html-error') return { status: 502, text: '<html>Bad Gateway</html>' };
  const translations = call.text.map((text, index) => ({
    detected_source_language: call.source_lang ?? 'IT',
    text: fault === 'empty-first' && index === 0 ? '' : faulty(translated(call, text), fault),
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

function faulty(text: string, fault: DeeplFault | undefined): string {
  if (fault === 'empty-texts') return '';
  if (fault === 'moved-tags')
    return [...(text.match(/<[^<>]*>/g) ?? []), text.replace(/<[^<>]*>/g, '')].join('');
  return text;
}

function refusalOf(
  request: IncomingMessage,
  body: Buffer,
): { status: number; body: string } | null {
  const { headers } = request;
  const refuse = (status: number, why: string) => ({ status, body: message(why) });
  if (request.url !== '/v2/translate') return refuse(404, 'Not found');
  if (request.method !== 'POST') return refuse(405, 'Method not allowed');
  if (headers.authorization !== `DeepL-Auth-Key ${DeeplDouble.KEY}`)
    return refuse(403, 'Forbidden');
  if (headers['user-agent'] === undefined) return refuse(403, 'No User-Agent');
  if (body.byteLength > 128 * 1024) return { status: 413, body: '<html>Payload Too Large</html>' };
  if (!headers['content-type']?.startsWith('application/json')) return refuse(415, 'Not JSON');
  const why = faultIn(body.toString());
  return why === null ? null : refuse(400, why);
}

/** What DeepL's API reference does not allow in this body; null for a valid one. */
function faultIn(body: string): string | null {
  let call: Record<string, unknown>;
  try {
    call = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return 'Malformed JSON';
  }
  const { text, target_lang: target, source_lang: source, tag_handling: tags } = call;
  const unknown = Object.keys(call).find((key) => !known.includes(key));
  if (unknown !== undefined) return `Unknown field ${unknown}`;
  if (!Array.isArray(text) || text.some((one) => typeof one !== 'string'))
    return "Parameter 'text' must be a list of texts";
  if (text.length === 0 || text.length > 50) return 'Between 1 and 50 texts';
  if (typeof target !== 'string' || !targets.includes(target))
    return "Value for 'target_lang' not supported.";
  if (source !== undefined && !sources.includes(source as string))
    return "Value for 'source_lang' not supported.";
  if (tags !== undefined && tags !== 'html' && tags !== 'xml')
    return "Value for 'tag_handling' not supported.";
  return null;
}

function sendEndlessly(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

const message = (text: string) => JSON.stringify({ message: text });

function send(response: ServerResponse, status: number, body: string): void {
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
