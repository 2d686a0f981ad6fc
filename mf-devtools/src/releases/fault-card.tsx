import { getFault, type ModuleFault, setFault } from '@wabu/shared/module';
import { Button, FormField, Select } from '@wabu/shared/ui';
import { useState } from 'react';
import { readRegistry } from '../modules/module-facts.ts';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './releases.module.css';

const kinds = ['offline', 'slow', 'server-error', 'bad-hash', 'wrong-version'] as const;

/** Injects a load fault into one module in this tab. */
export function FaultCard() {
  const t = useDevtoolsWords();
  const ids = readRegistry()
    ?.modules.filter(({ description }) => description?.area === 'admin')
    .map(({ id }) => id);
  const [id, setId] = useState(ids?.[0] ?? '');
  const [kind, setKind] = useState<ModuleFault['kind']>('offline');
  const [armed, setArmed] = useState(getFault);
  const arm = () => {
    setFault({ id, kind });
    const kept = getFault();
    setArmed(kept);
    // A module that is already loaded fails only after a reload.
    if (kept) location.reload();
  };
  const clear = () => {
    setFault(null);
    setArmed(null);
  };
  return (
    <Card title={t('fault.title')}>
      <p className="wabu-muted wabu-small">{t('fault.text')}</p>
      <FormField label={t('fault.module')}>
        <Select value={id} onChange={(event) => setId(event.target.value)}>
          {ids?.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('fault.kind')}>
        <Select
          value={kind}
          onChange={(event) => setKind(event.target.value as ModuleFault['kind'])}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`fault.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <div className={styles.actions}>
        <Button onClick={arm}>{t('fault.inject')}</Button>
        {armed && <Button onClick={clear}>{t('fault.clear')}</Button>}
      </div>
      {armed && <p role="status">{t('fault.armed', { module: armed.id })}</p>}
    </Card>
  );
}
