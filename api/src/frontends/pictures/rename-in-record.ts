import type { Frontend } from '@wabu/shared/entities/frontend';
import { micrositeMessages } from '@wabu/shared/entities/microsite';
import { httpProblem } from '../../http/problem.ts';
import type { Statement } from '../../platform/platform.ts';
import { refOf } from '../../records/pipeline/define-record.ts';
import { type Author, recordChange } from '../../records/store/change-repository.ts';
import { frontendKind } from '../record/frontend-kind.ts';
import { frontendRows, type StoredFrontend } from '../record/frontend-repository.ts';
import { publicHash } from '../record/public-hash.ts';
import { renameInHashes } from './picture-repository.ts';
import { storedName } from './picture-uses.ts';

/** The next version of a record that names a picture; the same record if it does not. Throws 409. */
export function renamedIn(stored: StoredFrontend, from: string, to: string): StoredFrontend {
  const { frontend: before, version } = stored;
  const frontend = withName(before, from, to);
  if (JSON.stringify(frontend) === JSON.stringify(before)) return stored;
  if (before.damaged !== undefined) throw httpProblem(409, 'incomplete', micrositeMessages.damaged);
  return { ...stored, version: version + 1, frontend };
}

/** The statements that write the new name into a record; none for a record without the old one. */
export async function renameStatements(
  author: Author,
  before: StoredFrontend | undefined,
  after: StoredFrontend | undefined,
): Promise<Statement[]> {
  if (before === undefined || after === undefined || before === after) return [];
  const change = { before: before.frontend, after: after.frontend };
  return [
    recordChange(author, { ...refOf(frontendKind, before), action: 'update', ...change }),
    ...renameInHashes(before.id, { before: hashOf(before), after: hashOf(after) }),
    ...(await frontendRows.update([{ before, after }], author.at)),
  ];
}

const hashOf = ({ frontend, supplierId }: StoredFrontend) => publicHash(frontend, supplierId);

function withName<T extends Frontend>(frontend: T, from: string, to: string): T {
  const renamed = (name: string) => (storedName(name) === from ? to : name);
  const { altTexts } = frontend;
  const texts = Object.entries(altTexts ?? {}).map(([name, text]) => [renamed(name), text]);
  return {
    ...frontend,
    Logo: renamed(frontend.Logo),
    Copertina: renamed(frontend.Copertina),
    Slideshow: frontend.Slideshow.map(renamed),
    ...(altTexts && { altTexts: Object.fromEntries(texts) }),
  };
}
