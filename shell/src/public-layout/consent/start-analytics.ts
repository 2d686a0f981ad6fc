import { analyticsAddress } from '@wabu/shared/page';

/** Loads the configured analytics script, once. Called only after "accept all". */
export function startAnalytics(): void {
  const address = analyticsAddress();
  if (address === null || document.getElementById('analytics')) return;
  const script = document.createElement('script');
  script.id = 'analytics';
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Converts the configured address to a TrustedScriptURL where the browser enforces Trusted Types. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('wabu-analytics', {
    createScriptURL: (wanted) => wanted,
  });
  return policy.createScriptURL(address);
}
