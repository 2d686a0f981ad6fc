/** The parts of Cloudflare's D1 and R2 that are used here; the bindings fit them by shape. */
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

/** What wrangler.jsonc and `wrangler secret put` give to the Worker. */
export interface WorkerEnvironment {
  DB: D1;
  OBJECTS: R2;
  JWT_SECRET: string;
  /** May release every module. */
  OPERATOR_TOKEN?: string;
  /** The private key that signs the registry, a JWK as JSON. */
  REGISTRY_KEY: string;
  /** Where visitors find the site. */
  PUBLIC_URL?: string;
  /** The analytics script that runs after consent. */
  ANALYTICS_SRC?: string;
  /** Who answers for personal data, all three or none. */
  CONTROLLER_NAME?: string;
  CONTROLLER_ADDRESS?: string;
  CONTROLLER_EMAIL?: string;
  /** The translator's key, and its host where it is not the one that goes with the key. */
  DEEPL_API_KEY?: string;
  DEEPL_API_URL?: string;
  KING_USERNAME?: string;
  KING_PASSWORD?: string;
}
