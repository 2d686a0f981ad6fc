import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnFactors } from '@wabu/shared/entities/account/second-factor';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Section } from '../parts/section.tsx';
import { AppFactor } from './app-factor.tsx';
import { readFactors } from './factors-client.ts';
import { NotLoaded } from './not-loaded.tsx';
import { PasskeyFactors } from './passkey-factors.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { StaffRules } from './staff-rules.tsx';
import { useFactorWords } from './words/it.ts';

/** «Sicurezza» of the account page: the own second factors; for kings also those of the staff. */
export function SecuritySection() {
  const t = useFactorWords();
  const { user } = useSession();
  return (
    <>
      <Section title={t('title')} text={t('text')}>
        <OwnFactorList />
      </Section>
      {can(user?.role, 'users.write') && <StaffRules />}
    </>
  );
}

/** The factors of the signed-in user. `onAdded` is called once a factor is set up and its codes are kept. */
export function OwnFactorList({ onAdded }: { onAdded?: () => void }) {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['second-factors'],
    queryFn: ({ signal }) => readFactors(signal),
  });
  // A change also ends sessions, and tells kings who has a factor.
  const reload = () => {
    for (const key of ['second-factors', 'required-factors', 'own-sessions'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  if (data) return <Factors factors={data} reload={reload} onAdded={onAdded} />;
  return <NotLoaded isError={isError} onRetry={() => void refetch()} />;
}

interface FactorsProps {
  factors: OwnFactors;
  reload: () => void;
  onAdded: (() => void) | undefined;
}

function Factors({ factors, reload, onAdded }: FactorsProps) {
  const t = useFactorWords();
  const { totpSince, passkeys, recoveryCodesLeft, isRequired } = factors;
  const hasFactor = totpSince !== null || passkeys.length > 0;
  const added = () => {
    reload();
    onAdded?.();
  };
  return (
    <div className={styles.factors}>
      {isRequired && !hasFactor && !onAdded && (
        <p className={styles.warning}>{t('required.missing')}</p>
      )}
      <AppFactor since={totpSince} onAdded={added} onRemoved={reload} />
      <PasskeyFactors passkeys={passkeys} onAdded={added} onRemoved={reload} />
      {!onAdded && <RecoveryCodes left={recoveryCodesLeft} hasFactor={hasFactor} onNew={reload} />}
    </div>
  );
}
