import { Button, lazyPart, usePageToast } from '@wabu/shared/ui';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useEditorStore } from '../editor/editor-store.tsx';
import { placed } from '../model/copy/section-copy.ts';
import { changes } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

const TemplatesDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'templates' */ './templates-dialog.tsx')).TemplatesDialog,
);

export function InsertTemplate() {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const showToast = usePageToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <LayoutTemplate size={18} aria-hidden="true" />
        {t('templates.open')}
      </Button>
      {isOpen && (
        <TemplatesDialog
          onInsert={(name, copy) => {
            const { section, origins } = placed(copy);
            store.setState(changes.insertSection(section, origins));
            showToast({
              text: t('templates.inserted', { name }),
              actions: [
                {
                  label: t('actions.undo'),
                  onPress: () => store.setState(changes.removeSection(section.id)),
                },
              ],
            });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
