/** The element in the head that holds the address of the analytics script. */
export const ANALYTICS_META = 'wabu-analytics';

/** Stands in prerendered pages where the server names the provider. */
export const PROVIDER_SLOT = '/~analytics-provider';

/** How long an analytics provider may keep what it measures: the operator chooses one that keeps to it. */
export const STATISTICS_MONTHS = 14;

/** The provider as visitors read it: the host that the script comes from. Null where none is configured. */
export function providerOf(address: string | null | undefined): string | null {
  return address ? new URL(address).hostname : null;
}
