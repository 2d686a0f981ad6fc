import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import type { NewRequest } from '@wabu/shared/entities/requests/request';
import type { LanguageCode } from '@wabu/shared/i18n';
import { renderModule } from '@wabu/shared/testing';
// Loads the lazy chunks, so that tests do not wait for their compilation.
import '../answer/answer-form.tsx';
import '../thread/thread.tsx';
import { requestPath } from '../model/request-path.ts';
import { face } from '../module.tsx';
import { anna } from './requests.ts';

interface RenderOptions {
  requests?: NewRequest[];
  role?: Role;
  at?: string;
  /** Opens the first of the requests. */
  isOpen?: boolean;
  language?: LanguageCode;
  api?: TestApi;
  wrapApi?: (api: TestApi) => TestApi;
}

/** Renders the requests page for a role, against the real api in memory. The last of the requests is the newest. */
export async function renderRequests(options: RenderOptions = {}) {
  const { requests = [anna], role = 'admin', language, wrapApi = (api) => api } = options;
  const api = options.api ?? (await createTestApi());
  const { d1 } = (await api.client('king')).api;
  const added = [];
  for (const json of requests) added.push(await answer(d1.addrequest.$post({ json })));
  const id = added[0]?.id ?? '';
  const path = options.isOpen ? requestPath(id) : `/adminwabu/requests${options.at ?? ''}`;
  const page = await renderModule(face, { path, api: wrapApi(api), role, language });
  if (options.isOpen) await screen.findAllByRole('article');
  const stored = (one = id) => answer(d1.getrequest.$get({ query: { id: one } }));
  return { ...page, api, d1, id, ids: added.map((one) => one.id), stored };
}
