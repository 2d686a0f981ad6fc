import { Button, lazyPart } from '@wabu/shared/ui';
import { useState } from 'react';
import { useEditorStore } from '../../editor/editor-store.tsx';
import { copyOf, type SectionCopy } from '../../model/copy/section-copy.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

const CopySectionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'copy' */ './copy-section-dialog.tsx')).CopySectionDialog,
);
const SaveTemplateDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'templates' */ '../save-template-dialog.tsx'))
      .SaveTemplateDialog,
);

interface Opened {
  dialog: 'copy' | 'template';
  copy: SectionCopy;
}

export function SectionTools({ id, name }: { id: string; name: string }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (dialog: Opened['dialog']) => {
    const copy = copyOf(store.getState(), id);
    if (copy !== null) setOpened({ dialog, copy });
  };
  const close = () => setOpened(null);
  const { base, version } = store.getState();
  return (
    <div className="wabu-wrap wabu-gap-2">
      <Button
        size="sm"
        look="quiet"
        aria-label={t('copy.sectionCopyNamed', { name })}
        onClick={() => open('copy')}
      >
        {t('copy.sectionCopy')}
      </Button>
      <Button
        size="sm"
        look="quiet"
        aria-label={t('templates.saveNamed', { name })}
        onClick={() => open('template')}
      >
        {t('templates.save')}
      </Button>

      {opened?.dialog === 'copy' && (
        <CopySectionDialog
          name={name}
          copy={opened.copy}
          from={version === null ? null : base.URL}
          onClose={close}
        />
      )}
      {opened?.dialog === 'template' && (
        <SaveTemplateDialog name={name} copy={opened.copy} onClose={close} />
      )}
    </div>
  );
}
