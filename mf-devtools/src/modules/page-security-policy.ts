import { useSyncExternalStore } from 'react';

/** What the Content-Security-Policy of this page says; null when it has none. */
export interface PagePolicy {
  rules: [name: string, sources: string][];
  /** Scripts run only when they are named, and no text becomes one. */
  isStrict: boolean;
  requiresTrustedTypes: boolean;
}

/** Asks for the page once more: a policy stands in its headers, which scripts do not see. */
export async function readPolicy(signal: AbortSignal): Promise<PagePolicy | null> {
  const answer = await fetch(location.href, { signal, cache: 'no-store' });
  return parsePolicy(answer.headers.get('Content-Security-Policy'));
}

export function parsePolicy(text: string | null): PagePolicy | null {
  if (!text) return null;
  const rules = text
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule): [string, string] => {
      const [name = '', ...sources] = rule.split(/\s+/);
      return [name, sources.join(' ')];
    });
  const sourcesOf = (name: string) => rules.find(([one]) => one === name)?.[1];
  const scripts = sourcesOf('script-src') ?? sourcesOf('default-src');
  return {
    rules,
    isStrict: scripts !== undefined && !/'unsafe-(inline|eval)'|\*/.test(scripts),
    requiresTrustedTypes: sourcesOf('require-trusted-types-for') === "'script'",
  };
}

interface ViolationReport {
  body?: { effectiveDirective?: string; blockedURL?: string | null };
}
interface Observer {
  observe: () => void;
  disconnect: () => void;
}
type ObserverClass = new (
  tell: (reports: ViolationReport[]) => void,
  options: { types: string[]; buffered: boolean },
) => Observer;

let violations: readonly string[] = [];

/** What this page was kept from doing since it began, as far as this browser remembers it. */
export const useViolations = () => useSyncExternalStore(watchViolations, () => violations);

function watchViolations(changed: () => void): () => void {
  const { ReportingObserver: Class } = globalThis as { ReportingObserver?: ObserverClass };
  if (!Class) return () => undefined;
  violations = [];
  const tell = (reports: ViolationReport[]) => {
    const told = reports.map(({ body }) => `${body?.effectiveDirective} ${body?.blockedURL ?? ''}`);
    violations = [...violations, ...told];
    changed();
  };
  const observer = new Class(tell, { types: ['csp-violation'], buffered: true });
  observer.observe();
  return () => observer.disconnect();
}
