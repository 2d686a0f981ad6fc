import { HOUR_MS } from '@wabu/shared/entities/measures/durations';
import {
  type NewRequest,
  newRequestSchema,
  type RequestMessage,
} from '@wabu/shared/entities/requests/request';
import type { RequestState } from '@wabu/shared/entities/requests/request-facts';
import { newRequest, withMessage } from '../requests/request-kind.ts';
import type { StoredRequest } from '../requests/request-repository.ts';

interface DemoRequest {
  input: NewRequest;
  Fornitore: string;
  hoursAgo: number;
  /** What staff have written since. */
  answers: Omit<RequestMessage, 'id' | 'at' | 'by'>[];
  state: RequestState;
  assignee: string;
}

const steamer = { URL: 'battelli-del-benaco', Fornitore: 'Battelli del Benaco Srl' };

/** Invented requests; addresses do not exist. */
const demoRequests: DemoRequest[] = [
  {
    input: newRequestSchema.parse({
      kind: 'group',
      name: 'Heike Brandt',
      email: 'heike.brandt@reisegruppe.example',
      from: '2027-06-12',
      to: '2027-06-14',
      people: 24,
      text: 'Guten Tag,\nwir kommen im Juni mit 24 Personen nach Desenzano.\n\nGibt es für Gruppen einen eigenen Preis, und ist das Schiff mit Kinderwagen zugänglich?\n\nVielen Dank\nHeike Brandt',
      language: 'de',
      URL: steamer.URL,
    }),
    Fornitore: steamer.Fornitore,
    hoursAgo: 3,
    answers: [],
    state: 'new',
    assignee: '',
  },
  {
    input: newRequestSchema.parse({
      kind: 'availability',
      name: 'ليلى منصور',
      email: 'layla.mansour@safar.example',
      from: '2027-05-02',
      to: '2027-05-05',
      people: 4,
      text: 'مرحبا، هل توجد رحلات بالقارب مساءً في شهر مايو؟\n\nنحن عائلة من أربعة أشخاص.',
      language: 'ar',
      URL: steamer.URL,
    }),
    Fornitore: steamer.Fornitore,
    hoursAgo: 26,
    answers: [
      {
        author: 'staff',
        language: 'it',
        html: '<p>Buongiorno, sì: a maggio si parte alle 18.30, dal venerdì alla domenica.</p>',
        translation: {
          language: 'ar',
          html: '<p>صباح الخير، نعم: في مايو ننطلق في الساعة 18:30، من الجمعة إلى الأحد.</p>',
        },
      },
    ],
    state: 'waiting',
    assignee: 'giulia',
  },
  {
    input: newRequestSchema.parse({
      kind: 'information',
      name: 'Paolo Ferrari',
      email: 'paolo.ferrari@posta.example',
      text: 'Buongiorno, il museo di Desenzano è aperto anche il lunedì?\n\nGrazie',
      language: 'it',
    }),
    Fornitore: '',
    hoursAgo: 50,
    answers: [
      { author: 'note', language: 'it', html: '<p>Ho chiesto al museo: rispondono domani.</p>' },
    ],
    state: 'open',
    assignee: 'giulia',
  },
];

/** The example requests, as stored. */
export const composeDemoRequests = (now: number, secret: string): Promise<StoredRequest[]> =>
  Promise.all(
    demoRequests.map(async ({ input, Fornitore, hoursAgo, answers, state, assignee }) => {
      const at = now - hoursAgo * HOUR_MS;
      const asked = await newRequest({ ...input, Fornitore }, at, secret);
      const thread = answers.reduce(
        (request, answer) => withMessage(request, { ...answer, at: at + HOUR_MS, by: assignee }),
        asked,
      );
      return { ...thread, state, assignee, unread: answers.length === 0 };
    }),
  );
