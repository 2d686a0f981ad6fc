/** The values of all gauges by name and labels, and how many series there are. */
export interface Reading {
  gauges: Map<string, number>;
  series: number;
}

export const TOKEN = 'the-token-of-the-bench';

/** Reads `/metrics`, in the text format of Prometheus. */
export async function readMetrics(url: string): Promise<Reading> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${url}/metrics`, { headers });
  if (!response.ok) throw new Error(`/metrics: ${response.status}`);
  const lines = (await response.text()).split('\n');
  const types = new Map<string, string>();
  const gauges = new Map<string, number>();
  let series = 0;
  for (const line of lines) {
    const [, described = '', type = ''] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    if (described !== '') types.set(described, type);
    const [, name = '', labels = '', value] = /^([a-z]\w*)(\{.*\})? (\S+)$/i.exec(line) ?? [];
    if (value === undefined) continue;
    series += 1;
    if (types.get(name) === 'gauge') gauges.set(name + labels, Number(value));
  }
  return { gauges, series };
}
