import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../root.mjs';

interface Expression {
  source: string;
  flags: string;
  /** Its file, or the files that have it. */
  file: string;
}

/** Expressions that the checker rejects, and the reason why none of them reads a hostile text for long. */
const EXCEPTIONS: Record<string, string[]> = {
  'The layout and pages of modules are files of our own build.': [
    '<section id="cookie-banner".*?<\\/section>',
    '<a [^>]*href="\\/(\\w+)\\/~page"[^>]*>.*?<\\/a>',
    '<x>(.*?)</x>',
    '<(\\w+) (?:[^>]* )?(?:id|x)="x"[^>]*>.*?</\\1>',
  ],
  'It matches from its first start, at the latest to the end; the checker does not see that.': [
    '<style\\b[\\s\\S]*?(?:<\\/style\\s*>|$)',
  ],
  'It runs in the browser of the person who pastes, over what is in front of the copied part.': [
    '<(table|ul|ol)\\b[^>]*>(?![\\s\\S]*<\\/\\1>)',
  ],
};

/**
 * No limit of time, so that a slow machine finds the same; the other limits keep all checks below half a minute. They
 * are enough for every expression of a product that had one: quadratic ones are found by automaton or by fuzzing.
 */
const LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  maxNFASize: 2_000,
  attackLimit: 200_000,
  incubationLimit: 5_000,
  maxAttackStringSize: 4_000,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
  maxIteration: 4,
  mutationSize: 10,
  crossoverSize: 5,
};

test('the time of every expression grows with its text only', async () => {
  // In this process: the other ways are programs for some systems only.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const rejected = expressions().filter(({ source, flags }) => {
    // Without a repetition it takes the same few steps from every start.
    if (!/[*+{]/.test(source.replace(/\\(?:p\{\w+(?:=\w+)?\}|.)|\[(?:\\.|[^\]])*\]/gi, '')))
      return false;
    return checkSync(source, flags, LIMITS).status !== 'safe';
  });
  const excepted = Object.values(EXCEPTIONS).flat();
  expect(rejected.filter(({ source }) => !excepted.includes(source))).toEqual([]);
  expect(rejected).toHaveLength(excepted.length);
});

test('expressions that are built from texts are found with their texts', () => {
  const code =
    'const A = "(?:a+)"; const B = String.raw`\\s`; new RegExp(`^$' +
    '{A}$' +
    '{B}$' +
    "{c}*$`, 'u')";
  expect(expressionsOf(code, 'a.ts')).toEqual([
    { source: '^(?:a+)\\sx*$', flags: 'u', file: 'a.ts' },
  ]);
});

/** The different expressions of the server and of what it shares with browsers. */
function expressions(): Expression[] {
  const files = ['api/src', 'shared'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter(
        (path) => /\.tsx?$/.test(path) && !/node_modules|\/testing\/|\.test\.tsx?$/.test(path),
      ),
  );
  const found = files.flatMap((file) =>
    expressionsOf(readFileSync(`${root}/${file}`, 'utf8'), file),
  );
  return [...new Map(found.map((one) => [`${one.source}/${one.flags}`, one])).values()];
}

function expressionsOf(code: string, file: string): Expression[] {
  const found: Expression[] = [];
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const text = textOf(node.initializer, texts);
      if (text !== undefined) texts.set(node.name.text, text);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((part) => textOf(part, texts) ?? '');
      found.push({ source: source ?? '', flags: flags ?? '', file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** A text whose parts are known; a part that the file does not define counts as a letter. */
function textOf(node: ts.Node, texts: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return texts.get(node.text);
  const isRaw = ts.isTaggedTemplateExpression(node);
  const template = isRaw ? node.template : node;
  const written = (part: ts.TemplateLiteralLikeNode) => (isRaw ? part.rawText : part.text) ?? '';
  if (ts.isNoSubstitutionTemplateLiteral(template)) return written(template);
  if (!ts.isTemplateExpression(template)) return undefined;
  const parts = template.templateSpans.map(
    ({ expression, literal }) => (textOf(expression, texts) ?? 'x') + written(literal),
  );
  return written(template.head) + parts.join('');
}
