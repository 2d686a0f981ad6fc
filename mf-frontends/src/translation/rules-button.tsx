import { Button } from '@wabu/shared/ui';
import { useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './plan-step.module.css';
import { RulesDialog } from './rules-dialog.tsx';

/** Opens the rules of translation over the plan. */
export function RulesButton() {
  const t = useFrontendsWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" look="quiet" className={styles.rules} onClick={() => setOpen(true)}>
        {t('translate.rules.open')}
      </Button>
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
