import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { IconCopy, lazyPart, type MenuAction, ToolbarButton } from '@wabu/shared/ui';
import { Columns3, Eye, Replace } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { EditorStore } from '../editor/editor-store.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { FrontendPageState } from './use-frontend-page.ts';

const ContactSheet = lazyPart(
  async () => (await import('../translation/contact-sheet/contact-sheet.tsx')).ContactSheet,
);
const ReplaceDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'replace' */ '../list/replace/replace-dialog.tsx'))
      .ReplaceDialog,
);
const PreviewDrawer = lazyPart(
  async () => (await import('../publication/preview-drawer.tsx')).PreviewDrawer,
);
const DuplicateDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'copy' */ '../templates/copy/duplicate-dialog.tsx'))
      .DuplicateDialog,
);

export interface FrontendTools {
  listActions: readonly MenuAction[];
  recordActions: readonly MenuAction[];
  dialogs: ReactNode;
  preview: ReactNode;
  openSheet: (url: string) => void;
}

const none: readonly MenuAction[] = [];

export function useFrontendTools(
  { canWrite, record, actions }: FrontendPageState,
  store: EditorStore | null,
  takenUrls: ReadonlySet<string>,
): FrontendTools {
  const t = useFrontendsWords();
  const [shown, setShown] = useState<'preview' | 'sheet' | 'replace' | null>(null);
  const close = () => setShown(null);
  const [duplicated, setDuplicated] = useState<FrontendWithProvenance | null>(null);
  /** The frontend whose sheet opens as soon as it is loaded. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const frontend = record.data ?? undefined;
  if (awaited !== null && frontend?.URL === awaited) {
    setAwaited(null);
    setShown('sheet');
  }
  // The toolbar is not rendered again while somebody types.
  const listActions = useMemo(
    () => [
      {
        id: 'replace',
        label: t('replace.open'),
        icon: <Replace size={18} aria-hidden="true" />,
        onPress: () => setShown('replace'),
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
        onPress: () => setShown('sheet'),
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
      {shown === 'sheet' && (
        // A newer version may arrive while the sheet is open.
        <ContactSheet key={frontend?.version} store={store} frontend={frontend} onClose={close} />
      )}
      {shown === 'preview' && <PreviewDrawer store={store} frontend={frontend} onClose={close} />}
      {shown === 'replace' && <ReplaceDialog onClose={close} />}
      {duplicated && (
        <DuplicateDialog
          frontend={duplicated}
          takenUrls={takenUrls}
          onDone={actions.open}
          onClose={() => setDuplicated(null)}
        />
      )}
    </>
  );
  const preview = (
    <ToolbarButton
      label={t('actions.preview')}
      icon={<Eye size={18} />}
      onPress={() => setShown('preview')}
    />
  );
  function openSheet(url: string): void {
    setAwaited(url);
    actions.open(url);
  }
  return { listActions: canWrite ? listActions : none, recordActions, dialogs, preview, openSheet };
}
