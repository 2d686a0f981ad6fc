import type { SignInLink } from '@wabu/shared/entities/users/managed-user';
import { Button, Dialog, FormField, IconCopy, Input, useTimeFormat } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { useKingWords } from '../words/king-it.ts';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  name: string;
  link: SignInLink;
  onClose: () => void;
}

/** Shows a one-time link, the only time. */
export function LinkDialog({ name, link: { token, expiresAt }, onClose }: LinkDialogProps) {
  const t = useKingWords();
  const format = useTimeFormat();
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  // The part behind # is never sent to a server.
  const address = `${location.origin}/login#link=${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
      field.current?.select();
    }
  };
  return (
    <Dialog
      title={t('manage.link.title', { name })}
      persistent
      initialFocus={copyButton}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.link.close')}</Button>
          <Button ref={copyButton} look="solid" onClick={() => void copy()}>
            <IconCopy size={18} aria-hidden />
            {t('manage.link.copy')}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-3">
        <p>{t('manage.link.once', { name })}</p>
        <FormField
          label={t('manage.link.label')}
          note={t('manage.link.until', { time: format(expiresAt) })}
        >
          <Input
            ref={field}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </FormField>
        <p role="status" className={styles.status}>
          {copied !== undefined && t(copied ? 'manage.link.copied' : 'manage.link.notCopied')}
        </p>
      </div>
    </Dialog>
  );
}
