import { useSyncExternalStore } from 'react';

/** The parsed Content-Security-Policy of this page. */
export interface PagePolicy {
  rules: [name: string, sources: string][];
  /** No `unsafe-inline`, `unsafe-eval` or `*` for scripts. */
  isStrict: boolean;
  requiresTrustedTypes: boolean;
}

/** Requests the page again to read its policy: scripts cannot see the headers of their own page. */
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
  callback: (reports: ViolationReport[]) => void,
  options: { types: string[]; buffered: boolean },
) => Observer;

let violations: readonly string[] = [];

/** The CSP violations of this page, from ReportingObserver; empty where the browser lacks it. */
export const useViolations = () => useSyncExternalStore(watchViolations, () => violations);

function watchViolations(changed: () => void): () => void {
  const { ReportingObserver: Class } = globalThis as { ReportingObserver?: ObserverClass };
  if (!Class) return () => undefined;
  violations = [];
  const onReports = (reports: ViolationReport[]) => {
    const added = reports.map(
      ({ body }) => `${body?.effectiveDirective} ${body?.blockedURL ?? ''}`,
    );
    violations = [...violations, ...added];
    changed();
  };
  const observer = new Class(onReports, { types: ['csp-violation'], buffered: true });
  observer.observe();
  return () => observer.disconnect();
}
