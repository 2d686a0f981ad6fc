import { Button } from '@wabu/shared/ui';
import { Card } from '../parts/card.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { modulesOfTab } from './module-facts.ts';
import styles from './modules-card.module.css';
import { type PagePolicy, readPolicy, useViolations } from './page-security-policy.ts';
import { type VerifiedModule, verifyFiles } from './verify-files.ts';

const inspect = async (signal: AbortSignal) => ({
  files: await verifyFiles(signal, modulesOfTab() ?? []),
  policy: await readPolicy(signal),
});

/** Integrity of the loaded files, the page's CSP and its violations. */
export function SecurityCard() {
  const t = useDevtoolsWords();
  const { state, run } = useAction(inspect, { needsToken: false });
  const violations = useViolations();
  return (
    <Card title={t('security.title')} wide>
      <p>{t('security.violations', { count: violations.length })}</p>
      {violations.length > 0 && (
        <ul className="wabu-tiny">
          {[...new Set(violations)].map((violation) => (
            <li key={violation}>
              <code>{violation}</code>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => void run()} busy={state.status === 'busy'}>
          {t('security.verify')}
        </Button>
      </div>
      <Outcome state={state}>
        {({ files, policy }) => (
          <>
            {files.map((module) => (
              <Verified key={`${module.id} ${module.version}`} module={module} />
            ))}
            <Policy policy={policy} />
          </>
        )}
      </Outcome>
    </Card>
  );
}

function Verified({ module }: { module: VerifiedModule }) {
  const t = useDevtoolsWords();
  const { id, version, authentic, wrong } = module;
  return (
    <p>
      <b>{id}</b> <code>{version}</code>{' '}
      {t('security.authentic', { authentic, count: authentic + wrong.length })}
      {wrong.length > 0 && (
        <strong className="wabu-danger"> {t('security.wrong', { names: wrong.join(', ') })}</strong>
      )}
    </p>
  );
}

function Policy({ policy }: { policy: PagePolicy | null }) {
  const t = useDevtoolsWords();
  if (!policy) return <p>{t('security.noPolicy')}</p>;
  return (
    <>
      <p>{policy.isStrict ? t('security.strict') : t('security.loose')}</p>
      <p>{policy.requiresTrustedTypes ? t('security.trustedTypes') : t('security.anyTypes')}</p>
      <details>
        <summary>{t('security.rules', { count: policy.rules.length })}</summary>
        <dl className={styles.rules}>
          {policy.rules.map(([name, sources]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{sources}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
