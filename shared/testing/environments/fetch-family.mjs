/** Globals of Node: jsdom lacks them, or Node's fetch does not accept jsdom's. */
const nodeGlobals = [
  'CryptoKey',
  'Headers',
  'Response',
  'Blob',
  'File',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'structuredClone',
  'CompressionStream',
  'DecompressionStream',
  // One realm for bytes: `instanceof` must hold between the page, the api and Node's modules.
  'Uint8Array',
  'ArrayBuffer',
];

/** The globals that Node's fetch needs inside a jsdom window. */
export function fetchFamily(window) {
  return {
    ...Object.fromEntries(nodeGlobals.map((name) => [name, globalThis[name]])),
    ...requesting(),
    FormData: formDataOf(window),
    FileReader: fileReaderOf(window),
    BroadcastChannel: QuietBroadcastChannel,
  };
}

/** jsdom's listeners need jsdom's abort signals and Node's fetch needs Node's, so requests get a copy. */
function requesting() {
  const adapt = (init) => (init?.signal ? { ...init, signal: toNodeSignal(init.signal) } : init);
  class PageRequest extends Request {
    constructor(input, init) {
      super(input, adapt(init));
    }
  }
  return { Request: PageRequest, fetch: (input, init) => fetch(input, adapt(init)) };
}

function toNodeSignal(signal) {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

/** Node's FormData with a constructor that reads a form, as React's form actions need it. */
function formDataOf(window) {
  const ReadForm = window.FormData;
  return class PageFormData extends FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      const fileNames = new Set();
      for (const input of form.querySelectorAll('input[type=file][name]')) {
        fileNames.add(input.name);
        for (const file of input.files) this.append(input.name, file);
      }
      for (const [name, value] of new ReadForm(form, submitter)) {
        if (!fileNames.has(name)) this.append(name, value);
      }
    }
  };
}

function fileReaderOf(window) {
  return class PageFileReader extends window.EventTarget {
    result = null;
    error = null;
    readAsText = (blob) => this.#read(blob.text());
    readAsArrayBuffer = (blob) => this.#read(blob.arrayBuffer());
    readAsDataURL = (blob) =>
      this.#read(
        blob
          .arrayBuffer()
          .then((bytes) => `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`),
      );

    async #read(reading) {
      try {
        this.result = await reading;
        this.#tell('load');
      } catch (error) {
        this.error = error;
        this.#tell('error');
      }
      this.#tell('loadend');
    }

    #tell(type) {
      const event = new window.Event(type);
      this.dispatchEvent(event);
      this[`on${type}`]?.(event);
    }
  };
}

/** A channel that was left open must not keep the test process alive. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}
