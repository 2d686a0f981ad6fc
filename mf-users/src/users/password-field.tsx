import { Button, FormField, IconCopy, Input, Reveal, showToast } from '@wabu/shared/ui';
import { WandSparkles } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useKingWords } from '../words/king-it.ts';
import { generatePassword, strengthOf } from './password.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (password: string) => void;
  /** A password that contains the user name is weak. */
  username: string;
  error?: string;
}

const icon = { size: 18, 'aria-hidden': true };

/** A new password with show, copy, generate, and a strength meter. */
export function PasswordField({ ref, value, onChange, username, error }: PasswordFieldProps) {
  const t = useKingWords();
  const [isShown, setShown] = useState(false);
  const strength = strengthOf(value, username);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ kind: 'success', text: t('password.copied') });
    } catch {
      setShown(true);
      showToast({ kind: 'error', text: t('password.notCopied') });
    }
  };
  return (
    <div className="wabu-stack wabu-gap-2">
      <FormField label={t('password.label')} hint={t('password.hint')} error={error} required>
        <Reveal label={t('password.show')} isShown={isShown} onShow={setShown}>
          <Input
            ref={ref}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Reveal>
      </FormField>
      <p className={styles.strength} data-strength={strength} aria-live="polite">
        <span className={styles.bar} aria-hidden="true" />
        {strength !== 'none' && t(`password.strength.${strength}`)}
      </p>
      <div className="wabu-wrap wabu-gap-2">
        <Button
          onClick={() => {
            onChange(generatePassword());
            setShown(true);
          }}
        >
          <WandSparkles {...icon} />
          {t('password.generate')}
        </Button>
        <Button aria-disabled={value === ''} onClick={() => value !== '' && void copy()}>
          <IconCopy {...icon} />
          {t('password.copy')}
        </Button>
      </div>
    </div>
  );
}
