import { forAllTests } from '@wabu/shared/testing/for-tests';
import { smallModule, smallSection, smallShell } from '../../../../contract/small-site.ts';
import { createApp } from '../../../app.ts';
import { createMemoryPlatform } from '../../../platform/node/testing/memory-platform.ts';
import type { BuiltFiles, Platform, Settings } from '../../../platform/platform.ts';
import { pages } from '../routes.ts';

/** The build folders of the small site. */
export function smallSiteBuilds(): BuiltFiles {
  const workspaces: Record<string, Map<string, string>> = {
    shell: smallShell(),
    'mf-public': smallModule(),
    'mf-boats': smallSection(),
  };
  return {
    workspaces: async () => Object.keys(workspaces),
    read: async (workspace, path) => {
      const text = workspaces[workspace]?.get(path);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
    list: async (workspace) => [...(workspaces[workspace]?.keys() ?? [])],
  };
}

/**
 * The app with the small site. Returns a fetch that takes a path or a URL. A path of a site with a public address is
 * asked as a proxy on the same machine does that keeps the host to itself.
 */
export function smallSiteApp(platform: Platform, settings: Partial<Settings> = {}) {
  const app = createApp(
    { ...platform, builds: smallSiteBuilds(), settings: { ...platform.settings, ...settings } },
    [pages],
  );
  const origin = settings.publicUrl === undefined ? 'http://lake.example' : 'http://127.0.0.1';
  return (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const url = path.startsWith('http') ? path : origin + path;
    return app.fetch(new Request(url, { headers, ...init }));
  };
}

/** The same on one database for all tests of a file. */
export function smallSite() {
  const platform = forAllTests(createMemoryPlatform);
  return (settings: Partial<Settings> = {}) => smallSiteApp(platform, settings);
}

export const html = async (answer: Response | Promise<Response>) => (await answer).text();
