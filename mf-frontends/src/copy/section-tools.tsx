import { Button } from '@wabu/shared/ui';
import { Suspense, useState } from 'react';
import { useEditorStore } from '../editor/editor-store.tsx';
import { copyOf, type SectionCopy } from '../model/copy/section-copy.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './copy.module.css';

const CopySectionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'copy' */ './copy-section-dialog.tsx')).CopySectionDialog,
);

/** What else can be done with a section: copied to other microsites. */
export function SectionTools({ id, name }: { id: string; name: string }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const [copy, setCopy] = useState<SectionCopy | null>(null);
  const { base, version } = store.getState();
  return (
    <div className={styles.tools}>
      <Button
        size="sm"
        look="quiet"
        aria-label={t('copy.sectionCopyNamed', { name })}
        onClick={() => setCopy(copyOf(store.getState(), id))}
      >
        {t('copy.sectionCopy')}
      </Button>
      {copy !== null && (
        <Suspense>
          <CopySectionDialog
            name={name}
            copy={copy}
            from={version === null ? null : base.URL}
            onClose={() => setCopy(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
