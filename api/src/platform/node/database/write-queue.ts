import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Statement, WriteResult } from '../../platform.ts';
import { FailedStatement } from './sqlite-errors.ts';

interface Waiting {
  statements: Statement[];
  resolve: (results: WriteResult[]) => void;
  reject: (error: unknown) => void;
}

/** The limit of writes per commit, so that a burst does not block the event loop. */
const MAX_GROUP_SIZE = 64;

/**
 * A write queue. Writes that arrive during a commit share the next one, so that many small durable writes
 * cost one flush. When a write of a group fails, the others are retried without it.
 */
export class WriteQueue {
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #deepest = 0;
  /** Gets the time of each commit, its flush included. */
  onCommit: ((ms: number) => void) | null = null;

  constructor(readonly commit: (statements: Statement[]) => Promise<WriteResult[]>) {}

  add(statements: Statement[]): Promise<WriteResult[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      this.#deepest = Math.max(this.#deepest, this.#waiting.length);
      this.#running ??= this.#run();
    });
  }

  /** The most writes that waited at once since the last call. */
  takeDepth(): number {
    const deepest = this.#deepest;
    this.#deepest = this.#waiting.length;
    return deepest;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    await this.#waitForMore();
    while (this.#waiting.length > 0) {
      await this.#commitGroup(this.#waiting.splice(0, MAX_GROUP_SIZE));
      await this.#waitForMore();
    }
    this.#running = null;
  }

  /**
   * Waits for turns of the event loop while each brings more writes, so that concurrent writes share a
   * flush.
   */
  async #waitForMore(): Promise<void> {
    let before: number;
    do {
      before = this.#waiting.length;
      await nextTurn();
    } while (this.#waiting.length > before && this.#waiting.length < MAX_GROUP_SIZE);
  }

  async #commitGroup(group: Waiting[]): Promise<void> {
    if (group.length === 0) return;
    try {
      const started = performance.now();
      const results = await this.commit(group.flatMap((one) => one.statements));
      this.onCommit?.(performance.now() - started);
      for (const one of group) one.resolve(results.splice(0, one.statements.length));
    } catch (error) {
      const failed = writeThatFailed(group, error);
      if (failed === null) {
        for (const one of group) one.reject(error);
        return;
      }
      await this.#commitGroup(group.filter((one) => one !== failed));
      // Rejected after the retry, so that the write it conflicts with is committed first.
      failed.reject((error as FailedStatement).cause);
    }
  }
}

/** The write of the failed statement; null when the commit itself failed. */
function writeThatFailed(group: Waiting[], error: unknown): Waiting | null {
  if (!(error instanceof FailedStatement)) return null;
  let last = -1;
  for (const one of group) {
    last += one.statements.length;
    if (error.index <= last) return one;
  }
  return null;
}
