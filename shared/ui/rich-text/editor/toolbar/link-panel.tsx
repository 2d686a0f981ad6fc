import { useId, useState } from 'react';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { linkTarget } from '../../../../entities/rich-text/attributes.ts';
import styles from '../../view/editor.module.css';
import { useRichTextWords } from '../../words/rich-text-words.ts';
import { applyLink, currentLink, removeLink } from '../commands/links.ts';
import { FormPanel, useFinish } from './form-panel.tsx';

/** The panel for the target of a link and, without a selection, its text. */
export function LinkPanel({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const finish = useFinish(onClose);
  const t = useRichTextWords();
  const errorId = useId();
  const [existing] = useState(() => currentLink(editor)?.[0]);
  const [address, setAddress] = useState(existing?.href ?? '');
  const [text, setText] = useState('');
  const [newTab, setNewTab] = useState(existing?.newTab ?? false);
  const [isWrong, setWrong] = useState(false);
  const needsText = !existing && (!editor.selection || Range.isCollapsed(editor.selection));

  const apply = () => {
    const href = linkTarget(address);
    if (href === null) setWrong(true);
    else finish(() => applyLink(editor, { href, newTab, text }));
  };

  const actions = (
    <>
      <button type="button" onClick={apply}>
        {t('linkPanel.apply')}
      </button>
      {existing && (
        <button type="button" onClick={() => finish(() => removeLink(editor))}>
          {t('linkPanel.remove')}
        </button>
      )}
    </>
  );

  return (
    <FormPanel title={t('link')} onSubmit={apply} onClose={onClose} actions={actions}>
      <label className={styles.field}>
        {t('linkPanel.address')}
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder={t('linkPanel.example')}
          value={address}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </label>
      {isWrong && (
        <p id={errorId} role="alert" className={styles.error}>
          {t('linkPanel.invalid')}
        </p>
      )}
      {needsText && (
        <label className={styles.field}>
          {t('linkPanel.text')}
          <input type="text" dir="auto" value={text} onChange={(e) => setText(e.target.value)} />
        </label>
      )}
      <label className={styles.choice}>
        <input type="checkbox" checked={newTab} onChange={(e) => setNewTab(e.target.checked)} />
        {t('linkPanel.newTab')}
      </label>
    </FormPanel>
  );
}
