import type { SignedCheck } from './release-check.ts';

export type ReleaseAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'end-canary'
  | 'stop-canary'
  | 'block'
  | 'unblock'
  | 'transfer';

/** One line of a module's history: who did what, when, from which version to which. */
export interface ReleaseEvent {
  at: number;
  actor: string;
  id: string;
  action: ReleaseAction;
  from: string | null;
  to: string | null;
  note: string;
  /** The set that it went live with: its changes share this id. */
  set?: string;
}

/** A released module with its stored builds. */
export interface ModuleState {
  id: string;
  live: string;
  canary: { version: string; percent: number } | null;
  /** The sections of routes and the slots that belong to it. */
  owns: string[];
  /** The version of the program's own build, when the live release hides it; otherwise null. */
  program: string | null;
  /** Newest first. */
  kept: StoredVersion[];
}

/** A stored build as lists show it, without its files. */
export interface StoredVersion {
  version: string;
  /** Bytes of all its files. */
  size: number;
  blocked: boolean;
  /** Its canary failed and was stopped. */
  stopped: boolean;
  /** A release without the statement of a release check. */
  unchecked: boolean;
  /** The statement of its release check, with the key that verifies it. */
  check: (SignedCheck & { publicKey: string }) | null;
  publishedBy: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

/** The response of `GET /api/modules`. */
export interface ModulesState {
  modules: ModuleState[];
  history: ReleaseEvent[];
}
