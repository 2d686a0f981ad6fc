import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from '../src/app.ts';
import { describeCalls } from '../src/operation/openapi/describe-calls.ts';
import type { Platform } from '../src/platform/platform.ts';

/** Writes dist/openapi.json at build time. The document needs no platform. */
const file = fileURLToPath(new URL('../dist/openapi.json', import.meta.url));
const app = createApp({} as Platform);
await writeFile(file, `${JSON.stringify(describeCalls(app))}\n`);
