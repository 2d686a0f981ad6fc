import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect } from 'react';
import type { Role } from '../entities/permissions.ts';
import { addWords, type LanguageCode, startI18n } from '../i18n/index.ts';
import type { ModuleExports } from '../module/contract.ts';
import { type RouteObject, useLocation, useRoutes } from '../routing/index.ts';
import { MemoryRouter } from '../routing/memory.ts';
import { session } from '../session/index.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

/** What a bare host asks of the api that runs in the same process: `createTestApi()` gives it. */
export interface HostApi {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  signIn: (role: Role) => Promise<string>;
}

export interface HostOptions {
  /** Where the host stands at first, search included. */
  path: string;
  api: HostApi;
  /** Who is signed in: king unless said otherwise, nobody with `null`. */
  role?: Role | null;
  language?: LanguageCode;
}

/**
 * Mounts a module's face on a bare host: its pages under their routes, its words, a session, and an
 * api that answers every fetch. Gives a user, and `address()` to see where the module has gone.
 */
export async function renderModule(face: ModuleExports, options: HostOptions) {
  const { path, api, role = 'king', language = 'it' } = options;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
  startI18n(language);
  if (face.words) addWords(face.id, language, await face.words(language));
  if (role) session.signIn(await api.signIn(role));
  else session.signOut();

  const routes = Object.entries(face.pages).map(([route, Page]) => ({
    path: route,
    element: (
      <Suspense>
        <Page />
      </Suspense>
    ),
  }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = userEvent.setup();
  let address = path;
  const follow = (reached: string) => {
    address = reached;
  };
  // Async, so that a page that is loaded on demand has arrived when the test begins to look.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={queries}>
          <UiProvider>
            <Pages routes={routes} onMove={follow} />
          </UiProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
  return { user, queries, address: () => address };
}

function Pages({ routes, onMove }: { routes: RouteObject[]; onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(pathname + search + hash), [pathname, search, hash, onMove]);
  return <main>{useRoutes([...routes, { path: '*', element: <p>Elsewhere</p> }])}</main>;
}
