import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useEffect } from 'react';
import type { Role } from '../entities/permissions.ts';
import { addWords, type LanguageCode, startI18n } from '../i18n/index.ts';
import type { ModuleExports, ModuleSlots, SlotName, SlotProps } from '../module/contract.ts';
import { type RouteObject, useLocation, useRoutes } from '../routing/index.ts';
import { MemoryRouter } from '../routing/memory.ts';
import { session } from '../session/index.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

/** The api in the same process; `createTestApi()` returns one. */
export interface HostApi {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  signIn: (role: Role) => Promise<string>;
}

/** What stands in for the shell around a rendered module. */
export interface HostOptions {
  /** The first URL, with its search. */
  path: string;
  api: HostApi;
  /** The role of the signed-in user, `king` by default; null for no session. */
  role?: Role | null;
  language?: LanguageCode;
}

/**
 * Renders a module without the shell: its pages under their routes, its words, a session, and an api that answers
 * every fetch. Returns a user, and `address()` for the current URL.
 */
export async function renderModule(module: ModuleExports, options: HostOptions) {
  const { path, api, role = 'king', language = 'it' } = options;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => api.fetch(input, init));
  startI18n(language);
  if (module.words) addWords(module.id, language, await module.words(language));
  if (role) session.signIn(await api.signIn(role));
  else session.signOut();

  const routes = Object.entries(module.pages).map(([route, Page]) => ({
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

/** Renders a module's contribution to a slot, with everything else as `renderModule`. */
export async function renderSlot<Name extends SlotName>(
  slots: ModuleSlots,
  name: Name,
  props: SlotProps[Name],
  options: Omit<HostOptions, 'path'>,
) {
  const Component = slots.components[name] as ComponentType<SlotProps[Name]> | undefined;
  if (!Component) throw new Error(`${slots.id} contributes nothing to ${name}`);
  const { id, words } = slots;
  const pages = { '/': () => <Component {...props} /> };
  return renderModule({ id: `${id}-slots`, pages, words }, { ...options, path: '/' });
}

function Pages({ routes, onMove }: { routes: RouteObject[]; onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(pathname + search + hash), [pathname, search, hash, onMove]);
  return <main>{useRoutes([...routes, { path: '*', element: <p>Elsewhere</p> }])}</main>;
}
