import { nameFailedStyle } from './failed-style.ts';

/** Why a module is not shown. */
export type ModuleProblemCode =
  /** Its files did not load: no network, HTTP 404 or 500, or a failed integrity check. */
  | 'unreachable'
  /** Its search took too long. */
  | 'slow'
  /** It loaded and threw. */
  | 'broken'
  /** It loaded and its exports do not match its description. */
  | 'invalid-exports'
  /** It does not fit the shell or a shared package. */
  | 'incompatible';

export class ModuleProblem extends Error {
  override name = 'ModuleProblem';

  constructor(
    readonly code: ModuleProblemCode,
    readonly module: string,
    /** Technical detail for the card's details section and for error reports. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`Module "${module}" (${code}): ${detail}`, options);
  }
}

/** Classifies an error of the federation runtime or of a bundle. */
export function toModuleProblem(error: unknown, module: string): ModuleProblem {
  if (error instanceof ModuleProblem) return error;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const detail = nameFailedStyle(text);
  return new ModuleProblem(codeOf(detail), module, detail, { cause: error });
}

function codeOf(detail: string): ModuleProblemCode {
  // The script threw, registered no container, or has no such expose.
  if (/ScriptExecutionError|#RUNTIME-(001|002|014|015)/.test(detail)) return 'broken';
  if (/#RUNTIME-(003|008|013)|ChunkLoadError|Loading (css )?chunk/i.test(detail))
    return 'unreachable';
  if (/#RUNTIME-012|shared module|does not satisfy|Unsatisfied version/i.test(detail)) {
    return 'incompatible';
  }
  return 'broken';
}
