import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { withDeclarations } from './emit-declarations.mjs';

/**
 * The public types of a workspace's entry points, as texts: one block for each exported name, with every type
 * that it uses and that has no block of its own. The head of a block is the name and its fingerprint, which
 * changes with the block and with the blocks that it names.
 *
 * @param workspace the folder with `tsconfig.json`
 * @param entries the source of each entry point by its name, relative to the folder
 * @returns {Record<string, string>} the blocks by entry point
 */
export function apiReports(workspace, entries) {
  return withDeclarations(workspace, Object.values(entries), (emitted) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, reportOf(entry, emitted)]),
    ),
  );
}

function reportOf(entry, { program, sourceOf, isEmitted }) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceOf(entry));
  const exported = new Map();
  for (const symbol of checker.getExportsOfModule(module)) {
    const one = resolved(symbol, checker);
    exported.set(one, [...(exported.get(one) ?? []), symbol.name]);
  }
  const blocks = new Map();
  for (const [symbol, names] of exported) {
    const block = blockOf(symbol, { checker, exported, isEmitted });
    for (const name of names) blocks.set(name, block);
  }
  return [...blocks.keys()]
    .sort()
    .map((name) => `## ${name} ${fingerprint(name, blocks)}\n\n${blocks.get(name).text}\n`)
    .join('\n');
}

/** The declarations of a symbol and of the private types behind it, and the exported names that they use. */
function blockOf(symbol, { checker, exported, isEmitted }) {
  const statements = new Set();
  const uses = new Set();
  const add = (one) => {
    const own = (one.declarations ?? []).filter((node) => isEmitted(node.getSourceFile()));
    for (const statement of own.map(statementOf)) {
      if (!statement || statements.has(statement)) continue;
      statements.add(statement);
      visit(statement);
    }
  };
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const other = found && resolved(found, checker);
      if (exported.has(other) && other !== symbol) uses.add(exported.get(other)[0]);
      else if (other && other !== symbol) add(other);
    }
    ts.forEachChild(node, visit);
  };
  add(symbol);
  return { text: textOf(symbol, [...statements]), uses };
}

/** A top-level statement; other declarations, as of properties and parameters, are part of one. */
function statementOf(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const isWhole = ts.isSourceFile(statement.parent) && !ts.isImportDeclaration(statement);
  return isWhole ? statement : undefined;
}

function textOf(symbol, statements) {
  if (statements.length === 0) return `from ${originOf(symbol)}`;
  const printer = ts.createPrinter({ removeComments: true });
  return (
    statements
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .join('\n')
      // The names in a destructured parameter are no part of the type.
      .replace(/\(\{[^{}]*\}: /g, '(_: ')
  );
}

/** The package of a re-exported name. */
function originOf(symbol) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, path = join(basename(dirname(file)), basename(file))] = file.split('/node_modules/');
  return path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path;
}

const resolved = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function fingerprint(name, blocks) {
  const reached = new Set([name]);
  for (const one of reached) for (const used of blocks.get(one)?.uses ?? []) reached.add(used);
  const texts = [...reached].sort().map((one) => blocks.get(one)?.text);
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}
