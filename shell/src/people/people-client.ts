import { ApiProblem, answer, createApiClient } from '@wabu/api/client';
import type { FoundPerson, HeldData, PersonKey } from '@wabu/shared/entities/privacy/person';
import { authorizedFetch } from '@wabu/shared/session';

const { d1 } = createApiClient(authorizedFetch).api;

export interface FoundPeople {
  people: FoundPerson[];
  more: boolean;
}

export const findPeople = (text: string) =>
  answer<FoundPeople>(d1.findpeople.$post({ json: { text } }));

export const readHeld = (json: PersonKey) => answer<HeldData>(d1.getperson.$post({ json }));

export const erasePerson = ({ kind, id }: PersonKey, name: string) =>
  answer<{ state: 'done' | 'pending' }>(d1.eraseperson.$post({ json: { kind, id, name } }));

/** Downloads everything that is held as a file. The name of the file says nothing of the person. */
export async function downloadPerson({ kind, id }: PersonKey): Promise<void> {
  const response = await d1.exportperson.$post({ json: { kind, id } });
  if (!response.ok) await answer(Promise.resolve(response));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `dati-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The server's sentence, or that it did not answer. */
export const reasonOf = (error: unknown, offline: string) =>
  error instanceof ApiProblem ? error.message : offline;
