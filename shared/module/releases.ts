import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^[0-9A-Za-z.-]{1,60}$/));

/** The shells that a build was opened in by the release check; `this` is that of the same set. */
const checkSchema = z.object({
  shells: z.array(version).check(z.minLength(1), z.maxLength(20)),
  checkedAt: z.iso.datetime(),
});

/** What an archive says of its builds, in `release.json` beside their folders. */
export const releaseOrderSchema = z.object({
  note: z._default(z.string().check(z.maxLength(200)), ''),
  /** The live release that the sender has read, by module; null: none. Another one is answered 409. */
  expected: z.optional(z.record(z.string(), z.nullable(version))),
  /** That the builds were opened together in a real browser, without an error. */
  check: z.optional(checkSchema),
  /** The operator makes it live although it did not pass. */
  unchecked: z.optional(z.boolean()),
  /** The names of the users who alone get it; absent: it goes live. */
  preview: z.optional(z.array(z.string()).check(z.maxLength(50))),
});

/** Stored releases that go live in one write; `version` null retires the module. */
export const liveOrderSchema = z.object({
  modules: z
    .array(
      z.object({
        id: z.string(),
        version: z.nullable(version),
        expected: z.optional(z.nullable(version)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  note: z._default(z.string().check(z.maxLength(200)), ''),
  unchecked: z.optional(z.boolean()),
});

export type ReleaseOrder = z.infer<typeof releaseOrderSchema>;
export type LiveOrder = z.infer<typeof liveOrderSchema>;
export type ReleaseCheck = z.infer<typeof checkSchema>;

export type ReleaseAction = 'publish' | 'live' | 'rollback' | 'retire';

/** One line of a module's history: who did what, when, from which release to which. */
export interface ReleaseEvent {
  at: number;
  actor: string;
  id: string;
  action: ReleaseAction;
  from: string | null;
  to: string | null;
  note: string;
  /** The set that it went live with: its changes share this id. */
  set: string | null;
}

/** A stored release as lists show it, without its files. */
export interface Release {
  version: string;
  commit: string | null;
  note: string;
  /** Bytes of all its files. */
  size: number;
  /** Null: the release check did not pass, or nobody ran it. */
  check: ReleaseCheck | null;
  publishedBy: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** The users who alone get it. */
  preview: string[];
  /** What their browsers reported when it failed. */
  failures: string[];
}

/** A module with its stored releases, newest first. */
export interface ModuleState {
  id: string;
  /** Null: the module is retired. */
  live: string | null;
  changedBy: string;
  changedAt: number;
  /** The release of the program's own build, where another one is live. */
  program: string | null;
  /** Why the live release does not fit the live shell. */
  misfit: string | null;
  releases: Release[];
}

/** The response of `GET /api/modules`. */
export interface ModulesState {
  modules: ModuleState[];
  history: ReleaseEvent[];
}
