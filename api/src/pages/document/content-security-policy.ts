/** The CSP source expression of an inline script or style. */
export async function policyHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The hash of an empty style element, which Emotion inserts on staff pages and fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Allowed {
  /** CSP hashes of the inline scripts. */
  scripts: string[];
  styles: string[];
  /** The modules of the page; each has a Trusted Types policy of its own. */
  modules: string[];
  /** The address of the configured analytics script. */
  analytics: string | undefined;
}

/** The Trusted Types policies: the module loader, one for each module, the HTML sanitiser, analytics. */
const trustedTypes = (modules: string[]) => [
  'wabu-modules',
  ...modules.map((id) => `wabu-${id}`),
  'wabu-rich-text',
  'wabu-analytics',
];

/** The CSP of our pages: our own origin, and inline only what the hashes name. */
export function pagePolicy({ scripts, styles, modules, analytics }: Allowed): string {
  const other = analytics ? [new URL(analytics).origin] : [];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...other],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...other],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...other],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'trusted-types': [...new Set(trustedTypes(modules))],
    // Analytics scripts do not support Trusted Types.
    ...(analytics ? {} : { 'require-trusted-types-for': ["'script'"] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
