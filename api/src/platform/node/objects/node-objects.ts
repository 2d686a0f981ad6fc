import type { ObjectStore } from '../../platform.ts';

export interface NodeObjects extends ObjectStore {
  /** The names of all objects, each with a mark that changes with its content. */
  marks: () => Promise<Map<string, string>>;
  /** Deletes what a crash left unfinished; the number of files. */
  sweep: () => Promise<number>;
}
