interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** A rule for the addresses of scripts, as a Trusted Types policy where the browser enforces them. */
export function scriptPolicy(name: string, rule: (url: string) => string): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: rule });
  return policy ? (url) => policy.createScriptURL(url) as string : rule;
}
