import { useSession } from '@wabu/shared/session';
import { Button, FormField, Input, Reveal } from '@wabu/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { Section } from './parts/section.tsx';
import { useChangePassword } from './use-change-password.ts';
import { useAccountWords } from './words/it.ts';

interface PasswordSectionProps {
  currentField: RefObject<HTMLInputElement | null>;
  onChanged: () => void;
}

const plain = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;

/** The form for another password. What was typed stays until it is changed. */
export function PasswordSection({ currentField, onChanged }: PasswordSectionProps) {
  const t = useAccountWords();
  const { user } = useSession();
  const nextField = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const fields = { current: currentField, next: nextField };
  const { values, setValue, errors, problem, isBusy, submit } = useChangePassword(fields, () => {
    setShown(false);
    onChanged();
  });
  const type = isShown ? 'text' : 'password';
  const reveal = { label: t('password.show'), isShown, onShow: setShown };
  return (
    <Section title={t('password.title')} text={t('password.ends')}>
      <form className="wabu-stack wabu-gap-4" noValidate onSubmit={submit}>
        {/* Password managers store the new password under this name. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={user?.username ?? ''}
        />
        <FormField label={t('password.current')} error={errors.current} required>
          <Reveal {...reveal}>
            <Input
              {...plain}
              ref={currentField}
              type={type}
              name="current-password"
              autoComplete="current-password"
              value={values.current}
              onChange={(event) => setValue('current', event.target.value)}
            />
          </Reveal>
        </FormField>
        <FormField
          label={t('password.next')}
          hint={t('password.hint')}
          error={errors.next}
          required
        >
          <Reveal {...reveal}>
            <Input
              {...plain}
              ref={nextField}
              type={type}
              name="new-password"
              autoComplete="new-password"
              value={values.next}
              onChange={(event) => setValue('next', event.target.value)}
            />
          </Reveal>
        </FormField>
        <div role="alert">{problem && <p className="wabu-danger wabu-medium">{problem}</p>}</div>
        <Button look="solid" type="submit" busy={isBusy} className="wabu-self-start">
          {t('password.change')}
        </Button>
      </form>
    </Section>
  );
}
