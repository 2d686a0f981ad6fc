import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fixtures/folders.ts';

/** The shell commands of a section of a document, each block as one text; an unknown section throws. */
export function commandsOf(document: string, heading: string): string[] {
  const sections = readFileSync(join(root, document), 'utf8').split(/^#+ (?=.+$)/m);
  const section = sections.find((text) => text.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, text = '']) => text,
  );
  if (blocks.length === 0) throw new Error(`${document} has no commands under «${heading}»`);
  return blocks;
}
