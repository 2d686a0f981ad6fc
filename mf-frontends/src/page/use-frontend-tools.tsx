import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { IconCopy, lazyPart, type MenuAction } from '@wabu/shared/ui';
import { Columns3, Replace } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { FrontendsPageState } from './use-frontends-page.ts';

const ContactSheet = lazyPart(
  async () => (await import('../translation/contact-sheet/contact-sheet.tsx')).ContactSheet,
);
const ReplaceDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'replace' */ '../list/replace/replace-dialog.tsx'))
      .ReplaceDialog,
);
const DuplicateDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'copy' */ '../templates/copy/duplicate-dialog.tsx'))
      .DuplicateDialog,
);

interface Tools {
  listActions: readonly MenuAction[];
  recordActions: readonly MenuAction[];
  dialogs: ReactNode;
  openSheet: (url: string) => void;
}

const none: readonly MenuAction[] = [];

export function useFrontendTools({
  canWrite,
  record,
  editor,
  list,
  open,
}: Pick<FrontendsPageState, 'canWrite' | 'record' | 'editor' | 'list' | 'open'>): Tools {
  const t = useFrontendsWords();
  const [isReplacing, setReplacing] = useState(false);
  const [duplicated, setDuplicated] = useState<FrontendWithProvenance | null>(null);
  const [isComparing, setComparing] = useState(false);
  /** The frontend whose sheet opens as soon as it is loaded. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const frontend = record.data;
  if (awaited !== null && frontend?.URL === awaited) {
    setAwaited(null);
    setComparing(true);
  }
  // The toolbar is not rendered again while somebody types.
  const listActions = useMemo(
    () => [
      {
        id: 'replace',
        label: t('replace.open'),
        icon: <Replace size={18} aria-hidden="true" />,
        onPress: () => setReplacing(true),
      },
    ],
    [t],
  );
  const recordActions = useMemo(
    () => [
      {
        id: 'sheet',
        label: t('actions.sheet'),
        icon: <Columns3 size={18} aria-hidden="true" />,
        onPress: () => setComparing(true),
      },
      ...(canWrite && frontend
        ? [
            {
              id: 'duplicate',
              label: t('copy.duplicate'),
              icon: <IconCopy size={18} aria-hidden="true" />,
              onPress: () => setDuplicated(frontend),
            },
          ]
        : []),
    ],
    [t, canWrite, frontend],
  );
  const dialogs = (
    <>
      {isComparing && (
        <ContactSheet
          // A newer version may arrive while the sheet is open.
          key={frontend?.version}
          store={editor.store}
          frontend={frontend}
          onClose={() => setComparing(false)}
        />
      )}
      {isReplacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
      {duplicated && (
        <DuplicateDialog
          frontend={duplicated}
          takenUrls={list.takenUrls}
          onDone={open}
          onClose={() => setDuplicated(null)}
        />
      )}
    </>
  );
  function openSheet(url: string): void {
    setAwaited(url);
    open(url);
  }
  return { listActions: canWrite ? listActions : none, recordActions, dialogs, openSheet };
}
