import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { appRecords } from '../../kinds.ts';
import { prometheusMetrics } from '../../platform/node/metrics/prometheus-metrics.ts';
import { smallSiteApp } from '../../site/pages/testing/small-site-app.ts';
import { createTestApi, DeeplDouble, send } from '../../testing.ts';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { measureSizes } from './read-gauges.ts';

const TOKEN = 'a-token-for-the-metrics';

const api = forEachTest(() =>
  createTestApi({
    metrics: prometheusMetrics(),
    settings: { metricsToken: TOKEN },
  }),
);

const ask = (token: string | null, asked = api) => send(asked.fetch, 'GET', '/metrics', { token });

/** The value of a series. */
async function readSeries(series: string): Promise<number | undefined> {
  const text = await (await ask(TOKEN)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const requests = (labels: string) =>
  readSeries(`wabu_http_request_duration_seconds_count{${labels}}`);

describe('the metrics', () => {
  test('are for who has their token', async () => {
    expect([(await ask(null)).status, (await ask(`${TOKEN}x`)).status]).toEqual([401, 401]);
    const answer = await ask(TOKEN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const session = await api.signIn('king');
    expect((await ask(session)).status).toBe(401);
  });

  test('do not exist without a token', async () => {
    const other = await createTestApi();
    expect((await ask(TOKEN, other)).status).toBe(404);
    await other.close();
  });

  test('name requests by the pattern of their route, whatever is asked for', async () => {
    const token = await api.signIn('rookie');
    await send(api.fetch, 'GET', '/api/d1/getfrontend?URL=secret-url', { token });
    await send(api.fetch, 'GET', '/modules/secret-module/1.0.0/secret-file.js');
    await send(api.fetch, 'GET', '/secret-page');
    await send(api.fetch, 'PUT', '/api/secret-call');
    expect(await requests('method="GET",route="/api/d1/getfrontend",status="404"')).toBe(1);
    expect(await requests('method="GET",route="unmatched",status="404"')).toBe(1);
    expect(await requests('method="PUT",route="unmatched",status="404"')).toBe(1);
    expect(await (await ask(TOKEN)).text()).not.toContain('secret');
  });

  test('count how fast pages were, by the name of a page that exists', async () => {
    const site = smallSiteApp(api.platform);
    const report = async (body: object, token: string | null) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      };
      const init = { method: 'POST', body: JSON.stringify(body) };
      return (await site('/api/web-vitals', headers, init)).status;
    };
    const values = { LCP: 1_200, CLS: 0.02 };
    const token = await api.signIn('rookie');
    expect(await report({ path: '/adminwabu/boats', values }, token)).toBe(204);
    expect(await report({ path: '/adminwabu/secret', values }, token)).toBe(204);
    expect(await report({ path: '/adminwabu/boats', values }, null)).toBe(401);
    for (const wrong of [{ LCP: -1 }, { LCP: 1e9 }, { FID: 1 }])
      expect(await report({ path: '/adminwabu/boats', values: wrong }, token)).toBe(400);
    const lcp = (page: string) => readSeries(`wabu_web_vitals_lcp_seconds_sum{page="${page}"}`);
    expect([await lcp('/adminwabu/boats'), await lcp('/adminwabu/*')]).toEqual([1.2, 1.2]);
    expect(await readSeries('wabu_web_vitals_cls_count{page="/adminwabu/boats"}')).toBe(1);
    expect(await (await ask(TOKEN)).text()).not.toContain('secret');
  });

  test('count sessions, files, and the end of the maintenance', async () => {
    const token = await api.signIn('king');
    const form = new FormData();
    form.set('folder', '[Tests]');
    form.set('file', new File(['lago'], 'lago.txt', { type: 'text/plain' }));
    expect((await send(api.fetch, 'POST', '/api/r2/upload', { token, body: form })).status).toBe(
      201,
    );
    expect(await readSeries('wabu_open_sessions')).toBe(1);
    expect(await readSeries('wabu_last_maintenance_timestamp_seconds')).toBeUndefined();
    await runMaintenance(api.platform, appRecords.kinds);
    await measureSizes(api.platform);
    expect(await readSeries('wabu_objects_bytes')).toBe(4);
    expect(await readSeries('wabu_history_bytes')).toBeGreaterThan(0);
    expect(await readSeries('wabu_last_maintenance_timestamp_seconds')).toBeGreaterThan(1.7e9);
  });

  test('count requests to the translator by their outcome, and what it billed', async () => {
    const double = await new DeeplDouble().start();
    const { metrics } = api.platform;
    const other = await createTestApi({ metrics, translator: double.translator });
    const token = await other.signIn('admin');
    const json = { text: 'Malcesine', source_lang: 'IT', target_lang: 'DE' };
    const translate = () => send(other.fetch, 'POST', '/api/DeepL/translate', { token, json });
    expect((await translate()).status).toBe(200);
    double.failNext({ status: 456 });
    expect((await translate()).ok).toBe(false);
    const counted = (outcome: string) =>
      readSeries(`wabu_translator_requests_total{outcome="${outcome}"}`);
    expect([await counted('ok'), await counted('quota')]).toEqual([1, 1]);
    expect(await readSeries('wabu_translator_characters_total{target="de"}')).toBe(9);
    await other.close();
    await double.stop();
  });

  test('name pages by their own address, in all languages together, and count failures of their modules', async () => {
    const site = smallSiteApp(api.platform);
    const paths = [
      '/',
      '/de/',
      '/siti',
      '/it/siti',
      '/adminwabu/boats',
      '/adminwabu/secret',
      '/de/secret',
    ];
    for (const path of paths) await site(path);
    const token = await api.signIn('rookie');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const { modules } = (await (await site('/registry.json')).json()) as Registry;
    const { version = '' } = modules.find(({ id }) => id === 'boats') ?? {};
    const reports = [
      ['boats', version],
      ['boats', '9.9.9-secret'],
      ['secret-module', '1.0.0'],
    ];
    for (const [id, failed] of reports) {
      const body = JSON.stringify({ id, version: failed, kind: 'failed', detail: '' });
      expect((await site('/api/module-reports', headers, { method: 'POST', body })).status).toBe(
        204,
      );
    }
    const counted = ['/', '/siti', '/adminwabu/boats', '/adminwabu/*'].map((route) =>
      requests(`method="GET",route="${route}",status="200"`),
    );
    expect(await Promise.all(counted)).toEqual([2, 2, 1, 1]);
    expect(await requests('method="GET",route="unmatched",status="404"')).toBe(1);
    const failures = (failed: string) =>
      readSeries(`wabu_module_failures_total{module="boats",version="${failed}"}`);
    expect([await failures(version), await failures('other')]).toEqual([1, 1]);
    expect(await (await ask(TOKEN)).text()).not.toContain('secret');
  });
});
