/** Base64 of a SHA-256, as a Content-Security-Policy names an inline text that may run. */
export async function policyHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** An empty style element: the staff pages' style library makes one and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Allowed {
  /** The inline texts of this page, by their hashes. */
  scripts: string[];
  styles: string[];
  /** The builds on the page: each loads its own parts by a policy of its name. */
  modules: string[];
  /** The analytics that this installation is configured with. */
  analytics: string | undefined;
}

/** Who may turn text into code: the loader of modules, each build for its parts, the sanitiser of formatted text, analytics. */
const trustedTypes = (modules: string[]) => [
  'wabu-modules',
  ...modules.map((id) => `wabu-${id}`),
  'wabu-rich-text',
  'wabu-analytics',
];

/** Our own pages: everything from our own origin, and of what is inline only what we wrote ourselves. */
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
    // An analytics product is not written for it; it runs only where an operator asked for one.
    ...(analytics ? {} : { 'require-trusted-types-for': ["'script'"] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
