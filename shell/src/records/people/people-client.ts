import { answer } from '@wabu/api/client';
import type { FoundPerson, HeldData, PersonKey } from '@wabu/shared/entities/privacy/person';
import { saveFile } from '@wabu/shared/page';
import { d1 } from '../../session/api-client.ts';

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
  saveFile(`dati-${new Date().toISOString().slice(0, 10)}.json`, await response.blob());
}
