import { Button, FormField, Input, Toggle } from '@wabu/shared/ui';
import { useState } from 'react';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { linkTarget } from '../../../../entities/rich-text/attributes.ts';
import { useRichTextWords } from '../../words/it.ts';
import { applyLink, currentLink, removeLink } from '../commands/links.ts';
import { FormPanel, useFinish } from './form-panel.tsx';

/** The panel for the target of a link and, without a selection, its text. */
export function LinkPanel({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic();
  const finish = useFinish(onClose);
  const t = useRichTextWords();
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
      <Button size="sm" look="solid" onClick={apply}>
        {t('linkPanel.apply')}
      </Button>
      {existing && (
        <Button size="sm" onClick={() => finish(() => removeLink(editor))}>
          {t('linkPanel.remove')}
        </Button>
      )}
    </>
  );

  return (
    <FormPanel title={t('link')} onSubmit={apply} onClose={onClose} actions={actions}>
      <FormField
        label={t('linkPanel.address')}
        error={isWrong ? t('linkPanel.invalid') : undefined}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder={t('linkPanel.example')}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </FormField>
      {needsText && (
        <FormField label={t('linkPanel.text')}>
          <Input dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
      )}
      <Toggle
        label={t('linkPanel.newTab')}
        checked={newTab}
        onChange={(event) => setNewTab(event.target.checked)}
      />
    </FormPanel>
  );
}
