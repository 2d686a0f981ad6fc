import { nameFailedStyle } from './failed-style.ts';

/** Why a module is not on the page. Each has its own words for the visitor. */
export type ModuleProblemCode =
  /** Its files did not come: no network, 404, 500, or bytes other than the registry promised. */
  | 'unreachable'
  /** Its files did not come in time. */
  | 'slow'
  /** It came and threw. */
  | 'broken'
  /** It came and is not what its description says. */
  | 'invalid-exports'
  /** It was made for another shell. */
  | 'incompatible'
  /** It was taken out by its team. */
  | 'blocked';

export class ModuleProblem extends Error {
  override name = 'ModuleProblem';

  constructor(
    readonly code: ModuleProblemCode,
    readonly module: string,
    /** For the details of the card and for reports; not for everybody's eyes. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`Module "${module}" (${code}): ${detail}`, options);
  }
}

/** Tells what an error of the federation runtime or of a bundle means. */
export function toModuleProblem(error: unknown, module: string): ModuleProblem {
  if (error instanceof ModuleProblem) return error;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const detail = nameFailedStyle(text);
  return new ModuleProblem(codeOf(detail), module, detail, { cause: error });
}

function codeOf(detail: string): ModuleProblemCode {
  if (/timed out|timeout/i.test(detail)) return 'slow';
  // The script came and threw, or left nothing behind, or has no such face.
  if (/ScriptExecutionError|#RUNTIME-(001|002|014|015)/.test(detail)) return 'broken';
  if (/#RUNTIME-(003|008|013)|ChunkLoadError|Loading (css )?chunk/i.test(detail))
    return 'unreachable';
  if (/#RUNTIME-012|shared module|does not satisfy|Unsatisfied version/i.test(detail)) {
    return 'incompatible';
  }
  return 'broken';
}
