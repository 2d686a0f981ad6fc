import { changePasswordSchema } from '@wabu/shared/entities/account/account';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { containsName } from '@wabu/shared/entities/user';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { session } from '@wabu/shared/session';
import { showToast } from '@wabu/shared/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import { changePassword, type PasswordRejection } from './parts/account-client.ts';
import { useAccountWords } from './words/it.ts';

interface Passwords {
  current: string;
  next: string;
}
type Errors = Partial<Record<keyof Passwords, string>>;

const none: Passwords = { current: '', next: '' };

/** The rules that the passwords break, by field; the first one of each. */
function brokenRules(passwords: Passwords): Errors {
  const errors: Errors = {};
  const { error } = changePasswordSchema.safeParse(passwords);
  for (const { path, message } of error?.issues ?? [])
    errors[path[0] as keyof Passwords] ??= message;
  if (containsName(passwords.next, session.user()?.username ?? ''))
    errors.next ??= userMessages.passwordCommon;
  return errors;
}

/** The change of the own password: rules, the call, and its rejections. A rejected password stays in its field. */
export function useChangePassword(
  fields: Record<keyof Passwords, RefObject<HTMLInputElement | null>>,
  onChanged: () => void,
) {
  const t = useAccountWords();
  const { html } = languageOf(useLanguage());
  const [values, setValues] = useState(none);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const showErrors = (broken: Errors) => {
    setErrors(broken);
    (broken.current ? fields.current : fields.next).current?.focus();
  };
  const explain = ({ problem: rejected, retryAfter }: PasswordRejection) => {
    const known = (rejected.errors ?? []).filter(({ field }) => field in none);
    if (known.length > 0)
      return showErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (retryAfter === undefined) return setProblem(`${t('password.failed')}: ${rejected.message}`);
    const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
    const minutes = new Intl.NumberFormat(html, format).format(Math.ceil(retryAfter / 60));
    setProblem(t('password.wait', { time: minutes }));
  };
  const send = async () => {
    setBusy(true);
    try {
      const rejection = await changePassword(values.current, values.next);
      if (rejection) return explain(rejection);
      setValues(none);
      showToast({ kind: 'success', text: t('password.changed') });
      onChanged();
    } catch {
      setProblem(`${t('password.failed')}: ${t('offline')}`);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const broken = brokenRules(values);
    if (Object.keys(broken).length > 0) return showErrors(broken);
    setErrors({});
    void send();
  };
  const setValue = (field: keyof Passwords, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  return { values, setValue, errors, problem, isBusy, submit };
}
