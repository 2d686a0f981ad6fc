import { trashEntrySchema } from '@wabu/shared/entities/history/trash';
import { say } from '@wabu/shared/entities/messages/messages';
import { type ApiClient, answer } from '../../../src/client.ts';
import { clientOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';
import { fileCalls } from '../../uploads.ts';

/** Calls about the trash of a server. */
export function trashCalls(server: () => ContractServer) {
  const adminCalls = () => clientOf(server(), 'admin');
  return {
    /** The latest entry. */
    async latest() {
      const { d1 } = await adminCalls();
      const { entries } = await answer(d1.trash.$get({ query: { limit: '1' } }));
      return trashEntrySchema.parse(entries[0]);
    },
    async undelete(json: { id: number; key?: string }, calls?: ApiClient['api']) {
      return answer((calls ?? (await adminCalls())).d1.undelete.$post({ json }));
    },
    async purge(id: number) {
      return answer((await clientOf(server(), 'king')).d1.purge.$post({ json: { id } }));
    },
    async deleteFrontend(URL: string) {
      await answer((await adminCalls()).d1.deletefrontend.$delete({ json: { URL } }));
    },
    pictureOf: (URL: string, name: string) =>
      fileCalls(server, 'admin').getFile(`[Frontends]/${URL}/images`, name),
  };
}

/** What a rejected call rejects with. */
export const rejected = (status: number, message: string) => ({ status, problem: say(message) });
