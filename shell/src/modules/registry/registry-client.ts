import {
  endPreview,
  getPreviews,
  REGISTRY_ELEMENT_ID,
  type Registry,
  type RegistryModule,
  withPreviews,
} from '@wabu/shared/module';

/** The registry in the HTML, which this tab keeps until it reloads. Throws when the page is damaged. */
export const readRegistry = (): Registry =>
  JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '');

/** The registry that the server has now; null when it has none. */
export async function fetchRegistry(): Promise<Registry | null> {
  const answer = await fetch('/registry.json');
  return answer.ok ? ((await answer.json()) as Registry) : null;
}

/** False for the part of the registry that public pages carry. */
export const hasStaffModules = (modules: RegistryModule[]): boolean =>
  modules.some(({ description }) => description?.area === 'admin');

/** The modules that have pages, with this browser's previews on pages of the staff; the shell is left out. */
export function pageModules({ modules }: Registry): RegistryModule[] {
  const pages = modules.filter(({ description }) => description !== undefined);
  if (!hasStaffModules(pages)) return pages;
  for (const preview of getPreviews())
    if (pages.some(({ base }) => base === preview.base)) endPreview(preview);
  return withPreviews(pages, getPreviews());
}
