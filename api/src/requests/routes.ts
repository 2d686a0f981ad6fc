import {
  readyAnswerKeySchema,
  readyAnswerSchema,
} from '@wabu/shared/entities/requests/ready-answer';
import {
  bulkRequestsAnswerSchema,
  bulkRequestsSchema,
  listedRequestSchema,
  requestCountsSchema,
  requestFiltersSchema,
  requestFormSchema,
  requestKeySchema,
  requestMergeSchema,
  requestMessages,
  requestSchema,
  type VisitorRequest,
} from '@wabu/shared/entities/requests/request';
import {
  supplierAnswersKeySchema,
  supplierAnswersSchema,
  supplierLinkSchema,
} from '@wabu/shared/entities/requests/supplier-answers';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { json, query } from '../http/validate.ts';
import { listCalls } from '../records/lists/list-calls.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { currentRecord } from '../records/pipeline/carry-out.ts';
import { refOf } from '../records/pipeline/define-record.ts';
import { addCall, bulkCall, changeCall, removeCall } from '../records/pipeline/record-calls.ts';
import { authorOf } from '../records/store/author.ts';
import { recordChange } from '../records/store/change-repository.ts';
import { supplierKind } from '../suppliers/supplier-kind.ts';
import { forwardRequest, withdrawLink } from './forward-request.ts';
import { queueFailedAgain, readMailStates } from './mail-repository.ts';
import { mergeRequests } from './merge-requests.ts';
import { readyAnswerKind } from './ready-answer-kind.ts';
import { readReadyAnswers } from './ready-answer-repository.ts';
import { requestKind } from './request-kind.ts';
import {
  countRequests,
  hasForm,
  requestList,
  requestSearch,
  setForm,
} from './request-repository.ts';
import { findAnswersAtOnce, setAnswersAtOnce } from './supplier-repository.ts';

/** Nine languages of the longest text. */
const ANSWER_BODY = 512 * 1024;

const list = listCalls(requestList, {
  read: 'requests.read',
  rows: 'requests of visitors',
  found: 'requests that contain every word and match every filter',
  order: 'their last message, the newest first',
  listed: listedRequestSchema,
  filters: requestFiltersSchema,
  where: requestSearch,
});

/** A request whose messages say what became of their mails. Throws 404. */
async function readWithMails(c: Context<ApiEnv>, id: string): Promise<VisitorRequest> {
  const found = await currentRecord(c, requestKind, id, null);
  const states = await readMailStates(c.get('platform').database, id);
  const messages = found.messages.map((one) => {
    const mail = states.get(one.id);
    return mail === undefined ? one : { ...one, mail };
  });
  const supplierMail = states.get('supplier');
  return { ...requestKind.shown(found, 0), messages, ...(supplierMail && { supplierMail }) };
}

/** The requests of visitors, for staff. */
export const requestRoutes = newRoutes()
  .get('/api/d1/requests', ...list.page)
  .post('/api/d1/searchrequests', ...list.search)
  .get(
    '/api/d1/countrequests',
    describeRoute('The number of requests in each state but `closed`, and of unread ones', {
      json: requestCountsSchema,
    }),
    permit('requests.read'),
    async (c) => c.json(await countRequests(c.get('platform').database), 200),
  )
  .get(
    '/api/d1/getrequest',
    describeRoute('A request with its messages', { json: requestSchema, others: [404] }),
    permit('requests.read'),
    query(requestKeySchema),
    async (c) => c.json(await readWithMails(c, c.req.valid('query').id), 200),
  )
  .post(
    '/api/d1/resendmail',
    describeRoute('Sends the mails of a request that failed once more', {
      json: requestSchema,
      others: [404],
    }),
    permit('requests.write'),
    json(requestKeySchema),
    async (c) => {
      const { id } = c.req.valid('json');
      const platform = c.get('platform');
      await platform.database.write([queueFailedAgain(id, platform.now())]);
      platform.mailer?.wake?.();
      return c.json(await readWithMails(c, id), 200);
    },
  )
  .post(
    '/api/d1/addrequest',
    ...addCall(requestKind, 'Adds a request, of somebody who called or wrote', requestSchema),
  )
  .put(
    '/api/d1/updaterequest',
    ...changeCall(requestKind, 'Answers, notes, assigns or closes a request', requestSchema),
  )
  .delete(
    '/api/d1/deleterequest',
    ...removeCall(requestKind, 'Moves a request to the trash', requestKeySchema),
  )
  .post(
    '/api/d1/forwardrequest',
    describeRoute('Makes the link under which the supplier of a request answers, for 30 days', {
      json: supplierLinkSchema,
      others: [404, 409],
    }),
    permit('requests.write'),
    json(requestKeySchema),
    async (c) => c.json(await forwardRequest(c, c.req.valid('json').id), 200),
  )
  .delete(
    '/api/d1/forwardrequest',
    describeRoute('Withdraws the link of the supplier', { json: requestSchema, others: [404] }),
    permit('requests.write'),
    json(requestKeySchema),
    async (c) => c.json(await withdrawLink(c, c.req.valid('json').id), 200),
  )
  .post(
    '/api/d1/getsupplieranswers',
    describeRoute(
      'Whether the answers of a supplier go to visitors at once; null for one that is not stored',
      { json: z.extend(supplierAnswersSchema, { atOnce: z.nullable(z.boolean()) }) },
    ),
    permit('requests.read'),
    json(supplierAnswersKeySchema),
    async (c) => {
      const { PIVA } = c.req.valid('json');
      return c.json(
        { PIVA, atOnce: await findAnswersAtOnce(c.get('platform').database, PIVA) },
        200,
      );
    },
  )
  .put(
    '/api/d1/supplieranswers',
    describeRoute(
      'Sends the answers of a supplier to visitors at once, or once they are approved',
      {
        json: supplierAnswersSchema,
        others: [404],
      },
    ),
    permit('requests.write'),
    json(supplierAnswersSchema),
    async (c) => {
      const answers = c.req.valid('json');
      const { PIVA, atOnce } = answers;
      const { database } = c.get('platform');
      const [supplier] = await supplierKind.store.read(database, 'key', [PIVA]);
      if (supplier === undefined) throw notFound(requestMessages.supplierNotFound);
      const action = atOnce ? 'answer-at-once' : 'answer-approved';
      if ((await findAnswersAtOnce(database, PIVA)) !== atOnce)
        await database.write([
          setAnswersAtOnce(PIVA, atOnce),
          recordChange(authorOf(c), { ...refOf(supplierKind, supplier), action }),
        ]);
      return c.json(answers, 200);
    },
  )
  .post(
    '/api/d1/mergerequests',
    describeRoute('Takes the messages of another request of the same person into one', {
      json: requestSchema,
      others: [404, 409, 412],
    }),
    permit('requests.write'),
    json(requestMergeSchema),
    async (c) => c.json(await mergeRequests(c, c.req.valid('json'), expectedVersion(c)), 200),
  )
  .get(
    '/api/d1/requestform',
    describeRoute(
      'Whether a microsite ends with the form of a request; null for one that is not published',
      { json: z.extend(requestFormSchema, { open: z.nullable(z.boolean()) }) },
    ),
    permit('requests.read'),
    query(z.pick(requestFormSchema, { URL: true })),
    async (c) => {
      const { URL } = c.req.valid('query');
      return c.json({ URL, open: await hasForm(c.get('platform').database, URL) }, 200);
    },
  )
  .put(
    '/api/d1/requestform',
    describeRoute('Ends a published microsite with the form of a request, or does not', {
      json: requestFormSchema,
      others: [404],
    }),
    permit('frontends.publish'),
    json(requestFormSchema),
    async (c) => {
      const form = c.req.valid('json');
      const [result] = await writeAndInvalidate(
        c.get('platform'),
        ['microsites'],
        [setForm(form.URL, form.open)],
      );
      if (result?.changes === 0) throw notFound(requestMessages.noMicrosite);
      return c.json(form, 200);
    },
  )
  .post(
    '/api/d1/bulkrequests',
    ...bulkCall(requestKind, 'Changes and deletes up to 500 requests in one write', {
      key: requestKeySchema,
      body: bulkRequestsSchema,
      answer: bulkRequestsAnswerSchema,
    }),
  )
  .get(
    '/api/d1/readyanswers',
    describeRoute('The ready answers, by name', {
      json: z.object({ answers: z.array(readyAnswerSchema) }),
    }),
    permit('requests.read'),
    async (c) => c.json({ answers: await readReadyAnswers(c.get('platform').database) }, 200),
  )
  .post(
    '/api/d1/addreadyanswer',
    ...addCall(readyAnswerKind, 'Keeps a ready answer', readyAnswerSchema, ANSWER_BODY),
  )
  .put(
    '/api/d1/updatereadyanswer',
    ...changeCall(readyAnswerKind, 'Changes a ready answer', readyAnswerSchema),
  )
  .delete(
    '/api/d1/deletereadyanswer',
    ...removeCall(readyAnswerKind, 'Moves a ready answer to the trash', readyAnswerKeySchema),
  );
