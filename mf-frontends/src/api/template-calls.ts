import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import type {
  ListedTemplate,
  NewTemplate,
} from '@wabu/shared/entities/microsites/section-template';
import { idempotent } from '@wabu/shared/http';
import { api } from './frontends-client.ts';

export const templatesQuery = queryOptions({
  queryKey: ['section-templates'],
  queryFn: async ({ signal }) =>
    (await answer(api.d1.sectiontemplates.$get(undefined, { init: { signal } }))).templates,
});

export function loadTemplate(id: string) {
  return answer(api.d1.sectiontemplate.$get({ query: { id } }));
}

export function addTemplate(json: NewTemplate, { key, batch }: { key: string; batch: string }) {
  return answer(api.d1.addsectiontemplate.$post({ json }, idempotent(key, batch)));
}

type Named = Pick<ListedTemplate, 'id' | 'version'>;

export function renameTemplate({ id, version }: Named, name: string, batch: string) {
  return answer(api.d1.renamesectiontemplate.$put({ json: { id, name } }, ifMatch(version, batch)));
}

export function deleteTemplate({ id, version }: Named, batch: string) {
  return answer(api.d1.deletesectiontemplate.$delete({ json: { id } }, ifMatch(version, batch)));
}
