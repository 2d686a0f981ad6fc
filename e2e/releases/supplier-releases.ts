import type { Page } from '@playwright/test';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

export const SUPPLIERS = '/adminwabu/suppliers';

interface SupplierReleases {
  releases: ReturnType<typeof releasesOf>;
  /** The version of the suppliers that was live when the test began. */
  liveVersion: string;
  /** The list of suppliers is shown, by this version of the module. */
  expectVersion: (page: Page, version: string) => Promise<void>;
}

/** For tests that release the suppliers, each on its own server. */
export const test = base.extend<SupplierReleases>({
  ownServer: true,
  releases: async ({ server }, use) => use(releasesOf(server)),
  liveVersion: async ({ releases }, use) => use(await releases.liveVersion('suppliers')),
  expectVersion: async ({}, use) =>
    use(async (page, version) => {
      await expect(suppliersPageOf(page).list).toBeVisible();
      expect(await runningVersion(page, 'suppliers')).toBe(version);
    }),
});
