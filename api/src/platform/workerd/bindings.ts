import type { LimitVariables } from '../common-settings.ts';

/** The used parts of the D1 and R2 bindings; the real ones match by structure. */
export interface D1 {
  prepare: (sql: string) => D1Statement;
  batch: (statements: D1Statement[]) => Promise<D1Result[]>;
}
export interface D1Statement {
  bind: (...values: unknown[]) => D1Statement;
}
export interface D1Result {
  results: Record<string, unknown>[];
  meta: { changes: number };
}

export interface R2 {
  put: (key: string, value: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  get: (key: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> } | null>;
  head: (key: string) => Promise<unknown>;
  delete: (key: string) => Promise<void>;
  list: (options: { prefix: string; cursor?: string }) => Promise<R2List>;
}
export interface R2List {
  objects: { key: string }[];
  truncated: boolean;
  cursor?: string;
}

/** A data set of Workers Analytics Engine. */
export interface AnalyticsEngine {
  writeDataPoint: (point: { indexes: string[]; blobs: string[]; doubles: number[] }) => void;
}

/** The bindings and secrets of the Worker (wrangler.jsonc, `wrangler secret put`). `DISK_RESERVE_MB` has no effect. */
export interface WorkerEnvironment extends LimitVariables {
  DB: D1;
  OBJECTS: R2;
  /** Takes the metrics, if `METRICS_TOKEN` is set; without it they are log lines. */
  METRICS?: AnalyticsEngine;
  /** Switches the metrics on, and is asked for by the details of `/healthz`. */
  METRICS_TOKEN?: string;
  /** `1`: one log line for each request; `0` or absent: for writes and failures only. */
  ACCESS_LOG?: string;
  JWT_SECRET: string;
  /** The operator's token, which may release every module. */
  OPERATOR_TOKEN?: string;
  /** `0`: nobody sees who has a record open; `1` or absent: staff do. */
  PRESENCE?: string;
  /** `0`: nobody sees what all staff did; `1` or absent: kings and admins do. */
  ACTIVITY?: string;
  /** How long the history stores contents; absent: the longest time. */
  HISTORY_MONTHS?: string;
  REQUEST_MONTHS?: string;
  /** `0`: no answer has `Strict-Transport-Security`; `1` or absent: all have. */
  HSTS?: string;
  /** The origin of the site. */
  PUBLIC_URL?: string;
  /** The address of the analytics script, which runs after consent. */
  ANALYTICS_SRC?: string;
  /** The controller of personal data: all three or none. */
  CONTROLLER_NAME?: string;
  CONTROLLER_ADDRESS?: string;
  CONTROLLER_EMAIL?: string;
  /** DeepL's key, and the address of its API when it is not the one of the key's plan. */
  DEEPL_API_KEY?: string;
  DEEPL_API_URL?: string;
  /** How many characters may be translated in a day, by all and by each user; absent: no limit. */
  DEEPL_DAILY_CHARACTERS?: string;
  DEEPL_DAILY_CHARACTERS_PER_USER?: string;
  KING_USERNAME?: string;
  KING_PASSWORD?: string;
}
