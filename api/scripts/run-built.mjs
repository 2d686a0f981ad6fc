import { existsSync } from 'node:fs';

const name = process.argv.splice(2, 1)[0];
const built = new URL(`../dist/${name}.mjs`, import.meta.url);
if (!existsSync(built)) {
  process.stderr.write('The api is not built yet: npm start builds it.\n');
  process.exit(1);
}
await import(built.href);
