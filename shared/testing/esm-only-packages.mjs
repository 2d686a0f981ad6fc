import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Names of installed packages that ship no CommonJS: jest has to translate them like our own code. */
export function esmOnlyPackages(modules) {
  if (!existsSync(modules)) return [];
  return packageFolders(modules).filter((name) => {
    const description = describe(`${modules}/${name}/package.json`);
    return description?.type === 'module' && !offersRequire(description.exports);
  });
}

function packageFolders(modules) {
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith('@')) return readdirSync(`${modules}/${name}`).map((it) => `${name}/${it}`);
    return name.startsWith('.') ? [] : [name];
  });
}

function describe(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function offersRequire(exports) {
  if (typeof exports !== 'object' || exports === null) return false;
  return Object.entries(exports).some(([key, value]) => key === 'require' || offersRequire(value));
}
