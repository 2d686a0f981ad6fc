import { findInList } from '@wabu/shared/command-palette';
import type { ListedRequest } from '@wabu/shared/entities/requests/request';
import { referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { defineSearch, type FoundRecord } from '@wabu/shared/module';
import { requestsList } from './api/requests-list.ts';
import { requestPath } from './model/request-path.ts';

export const search = defineSearch({
  id: 'requests',
  find: async (text, context) => (await findInList(requestsList, text, context)).map(toFound),
});

const toFound = ({ id, name, Fornitore }: ListedRequest): FoundRecord => ({
  label: name,
  detail: [referenceOf(id), Fornitore].filter(Boolean).join(' · '),
  path: requestPath(id),
});
