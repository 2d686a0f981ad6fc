import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiReports } from './report.mjs';

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'wabu-api-'));
  const compilerOptions = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler' };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterAll(() => rmSync(workspace, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(workspace, file), text);

/** The fingerprints of the public names, and the whole report. */
function report(dial: string) {
  write('dial.ts', dial);
  write(
    'index.ts',
    "export { Dial } from './dial';\nexport type Turn = { dial: typeof import('./dial').Dial };\nexport const other = 1;",
  );
  const { ui = '' } = apiReports(workspace, { ui: 'index.ts' });
  const heads = [...ui.matchAll(/^## (\w+) (\w+)$/gm)].map(([, name, hash]) => [name, hash]);
  return { ui, heads: Object.fromEntries(heads) };
}

test('a report changes with public types and what they use, not with the code', () => {
  const types = 'interface Props { from: number; to: number }\ninterface Unused { x: 1 }\n';
  const first = report(`${types}export const Dial = ({ from, to }: Props) => from + to;`);
  expect(Object.keys(first.heads)).toEqual(['Dial', 'Turn', 'other']);
  expect(first.ui).toContain('interface Props');
  expect(first.ui).not.toContain('Unused');

  const code = report(
    `/** Turns. */\n${types}export const Dial = ({ to }: Props) => { return to * 2; };`,
  );
  expect(code.ui).toBe(first.ui);

  const wider = types.replace('to: number', 'to?: number');
  const changed = report(`${wider}export const Dial = ({ from }: Props) => from;`);
  expect(changed.heads.Dial).not.toBe(first.heads.Dial);
  expect(changed.heads.Turn).not.toBe(first.heads.Turn);
  expect(changed.heads.other).toBe(first.heads.other);
});
