/** The element in the head that holds the address of the analytics script. */
export const ANALYTICS_META = 'wabu-analytics';

/** The placeholder in prerendered pages that the server replaces by the provider. */
export const PROVIDER_SLOT = '/~analytics-provider';

/** How long an analytics provider may store its data; the operator must choose one that complies. */
export const STATISTICS_MONTHS = 14;

/** The provider's name: the host of the script. Null without a configured script. */
export function providerOf(address: string | null | undefined): string | null {
  return address ? new URL(address).hostname : null;
}
