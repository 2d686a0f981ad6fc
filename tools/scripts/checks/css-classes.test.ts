import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../root.mjs';

test('the code uses every class of its CSS modules, and no other', () => {
  expect(faultsOf(readFiles())).toEqual([]);
});

test('the code names no primitive that does not exist', () => {
  const css = readFileSync(`${root}/shared/ui/primitives/primitives.css`, 'utf8');
  const named = readFiles().flatMap(([path, text]) =>
    path.endsWith('.tsx') ? [...text.matchAll(/className=["{`']+([^"`']*\bwabu-[^"`']*)/g)] : [],
  );
  const names = named.flatMap(([, classes = '']) => classes.match(/\bwabu-[\w-]+/g) ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !new RegExp(`\\.${name}[ :]`).test(css))).toEqual([]);
});

test('a class that is missing is found, and one that nobody uses', () => {
  const files = {
    'a/b.module.css': '/* .no */ .used { top: 1.5rem } @media print { .idle:hover, p { top: 0 } }',
    'a/b.tsx': "import styles from './b.module.css'; use(styles.used, styles.lost);",
    'a/sides.module.css': '.start {} .end {}',
    'a/sides.tsx': "import styles from './sides.module.css'; use(styles[side]);",
  };
  expect(faultsOf(Object.entries(files))).toEqual([
    'a/b.tsx: styles.lost',
    'a/b.module.css: .idle',
  ]);
});

type File = [path: string, text: string];

function readFiles(): File[] {
  const workspaces = readdirSync(root).filter((name) => /^(shared|shell|mf-.*)$/.test(name));
  return workspaces.flatMap((workspace) =>
    readdirSync(`${root}/${workspace}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|module\.css)$/.test(path) && !/node_modules|dist\//.test(path))
      .map((path) => join(workspace, path))
      .map((path): File => [path, readFileSync(`${root}/${path}`, 'utf8')]),
  );
}

function faultsOf(files: File[]): string[] {
  const modules = new Map(
    files.filter(([path]) => path.endsWith('.css')).map(([path, text]) => [path, classesOf(text)]),
  );
  const uses = files.filter(([, text]) => text.includes('.module.css')).flatMap(usesIn);
  const missing = uses.filter(({ module, name }) => name && !modules.get(module)?.includes(name));
  const unused = [...modules].flatMap(([module, classes]) => {
    const used = uses.filter((use) => use.module === module).map(({ name }) => name);
    // Somewhere the class is chosen at run time.
    if (used.includes(undefined)) return [];
    return classes.filter((name) => !used.includes(name)).map((name) => `${module}: .${name}`);
  });
  return [...missing.map(({ path, text }) => `${path}: ${text}`), ...unused];
}

function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g);
  const names = [...selectors].flatMap(([selector]) => selector.match(/(?<=\.)[a-z]\w*/gi) ?? []);
  return [...new Set(names)];
}

/** Where the code uses an imported CSS module; without a name where it takes another part than a named class. */
function usesIn([path, code]: File) {
  const imported = new Map<string, string>();
  const uses: { path: string; text: string; module: string; name: string | undefined }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { text } = node.moduleSpecifier as ts.StringLiteral;
      const name = node.importClause?.name?.text;
      if (name && text.endsWith('.module.css')) imported.set(name, join(dirname(path), text));
      return;
    }
    const module = ts.isIdentifier(node) && imported.get(node.text);
    if (module) {
      const { parent } = node;
      const isNamed = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      const name = isNamed ? parent.name.text : undefined;
      uses.push({ path, text: parent.getText(), module, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return uses;
}
