import { Button, FormField, Input, showToast } from '@wabu/shared/ui';
import { useRef } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './supplier-link.module.css';

/** The address of a new link, to copy. The server answers it once. */
export function LinkAddress({ address }: { address: string }) {
  const t = useFrontendsWords();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', text: t('link.copied') });
    } catch {
      // Without a secure context the address stays selected.
      showToast({ text: t('link.copyByHand') });
    }
  };
  return (
    <div className={styles.address}>
      <FormField label={t('link.address')} note={t('link.once')}>
        <Input
          ref={field}
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </FormField>
      <Button size="sm" look="solid" onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </div>
  );
}
