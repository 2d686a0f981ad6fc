/** The names and values of the labels of one series. */
export type Labels = Readonly<Record<string, string>>;

interface Described<Kind extends string> {
  kind: Kind;
  help: string;
  labels: readonly string[];
}

interface HistogramDescription extends Described<'histogram'> {
  /** Upper bounds of the buckets, ascending. */
  buckets: readonly number[];
}

const counter = (help: string, ...labels: string[]): Described<'counter'> => ({
  kind: 'counter',
  help,
  labels,
});

const gauge = (help: string): Described<'gauge'> => ({ kind: 'gauge', help, labels: [] });

const histogram = (
  help: string,
  buckets: readonly number[],
  ...labels: string[]
): HistogramDescription => ({ kind: 'histogram', help, labels, buckets });

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const FLUSH_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
/** They include the bounds of «good» and «poor» of https://web.dev/articles/vitals. */
const PAINT_SECONDS = [0.1, 0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8];
const REACTION_SECONDS = [0.016, 0.05, 0.1, 0.2, 0.3, 0.5, 1];
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/**
 * Every metric of the program, and the bounds of what it counts: a label holds a name from a fixed set (a route
 * pattern, a language, a section), never a raw path, an id or a name of a person. `prom-client` adds the usual
 * ones of the process (`process_…`, `nodejs_…`), on Node.
 */
export const metricCatalog = {
  wabu_http_request_duration_seconds: histogram(
    'Requests, from their head to the head of the answer',
    REQUEST_SECONDS,
    'method',
    'route',
    'status',
  ),
  wabu_write_flush_seconds: histogram(
    'Commits of the write queue, with their flush',
    FLUSH_SECONDS,
  ),
  wabu_write_queue_depth: gauge('The most writes that waited at once since the last reading'),
  wabu_open_sessions: gauge('Sessions that are not ended'),
  wabu_database_bytes: gauge('The database file'),
  wabu_database_wal_bytes: gauge('The write-ahead log beside it'),
  wabu_history_bytes: gauge('The contents of the history in the database'),
  wabu_objects_bytes: gauge('Uploaded files, without variants'),
  wabu_disk_free_bytes: gauge('Free for the user of the server, on the disk of DATA_DIR'),
  wabu_last_backup_timestamp_seconds: gauge('When the last backup was taken; absent before one'),
  wabu_last_maintenance_timestamp_seconds: gauge('When the daily maintenance last ended'),
  wabu_translator_requests_total: counter('Requests to the translator', 'outcome'),
  wabu_translator_characters_total: counter('Characters that the translator billed', 'target'),
  wabu_module_failures_total: counter(
    'Failures of modules that browsers with a signed-in user report: not loaded, not rendered, or an uncaught error',
    'module',
    'version',
  ),
  wabu_web_vitals_lcp_seconds: histogram('Largest Contentful Paint', PAINT_SECONDS, 'page'),
  wabu_web_vitals_fcp_seconds: histogram('First Contentful Paint', PAINT_SECONDS, 'page'),
  wabu_web_vitals_ttfb_seconds: histogram('Time to First Byte', PAINT_SECONDS, 'page'),
  wabu_web_vitals_inp_seconds: histogram('Interaction to Next Paint', REACTION_SECONDS, 'page'),
  wabu_web_vitals_cls: histogram('Cumulative Layout Shift', SHIFTS, 'page'),
} as const satisfies Record<string, Described<'counter' | 'gauge'> | HistogramDescription>;

type Catalog = typeof metricCatalog;
type NameOf<Kind> = {
  [Name in keyof Catalog]: Catalog[Name]['kind'] extends Kind ? Name : never;
}[keyof Catalog];

export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;

/**
 * Where metrics go: a registry that `GET /metrics` shows on Node, Analytics Engine or the log on Workers. Calls
 * never throw and never wait.
 */
export interface Metrics {
  add: (name: CounterName, labels: Labels, by?: number) => void;
  observe: (name: HistogramName, labels: Labels, value: number) => void;
  set: (name: GaugeName, value: number) => void;
  /** All metrics as text. Absent where they are sent to another service. */
  expose?: () => Promise<{ type: string; text: string }>;
}

export const labelValues = (name: keyof Catalog, labels: Labels): string[] =>
  metricCatalog[name].labels.map((label) => labels[label] ?? '');
