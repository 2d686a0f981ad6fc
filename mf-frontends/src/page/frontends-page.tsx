import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useSession } from '@wabu/shared/session';
import {
  Button,
  IconBack,
  PageHeader,
  useDeletedHistory,
  useDraftRecords,
  useHistoryLink,
} from '@wabu/shared/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FrontendDetail } from './frontend-detail.tsx';
import { FrontendPreview } from './frontend-preview.tsx';
import { FrontendsList } from './frontends-list.tsx';
import styles from './frontends-page.module.css';
import { FrontendsToolbar } from './frontends-toolbar.tsx';
import { useFrontendsPage } from './use-frontends-page.ts';

const FrontendHistory = lazyPart(
  async () => (await import('../history/frontend-history.tsx')).FrontendHistory,
);
const DeletedFrontendHistory = lazyPart(
  async () => (await import('../history/frontend-history.tsx')).DeletedFrontendHistory,
);

/** The Frontends page: list and detail. */
export function FrontendsPage() {
  const t = useFrontendsWords();
  const page = useFrontendsPage();
  const { route, list, editor, record } = page;
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/frontend/`);
  const [isPreviewing, setPreviewing] = useState(false);
  const [history, setHistory] = useState<FrontendWithProvenance | null>(null);
  useHistoryLink(() => record.data, setHistory);
  const deleted = useDeletedHistory();
  const hasFrontend = editor.store !== null || (route.mode === 'view' && record.data !== undefined);
  const isDetail = route.mode !== 'none';
  return (
    <div className={styles.page} data-showing={isDetail ? 'detail' : 'list'}>
      <PageHeader title={t('title')} unknownUser={t('unknownUser')} />
      <section className={styles.list} aria-labelledby="frontends-list">
        <div className={styles.head}>
          <h2 id="frontends-list" className={styles.title}>
            {t('list.title')}
          </h2>
          {isDetail && (
            <span className={styles.back}>
              <Button round look="quiet" aria-label={t('list.back')} onClick={page.close}>
                <IconBack size={20} aria-hidden="true" />
              </Button>
            </span>
          )}
          <FrontendsToolbar
            mode={route.mode}
            hasFrontend={hasFrontend}
            canWrite={page.canWrite}
            isSaving={editor.saving.isSaving}
            onNew={page.startNew}
            onEdit={page.startEdit}
            onDelete={page.remove}
            onSave={() => void editor.save()}
            onSaveAsNew={() => void editor.saveAsNew()}
            onCancel={page.cancel}
            onPreview={() => setPreviewing(true)}
            onHistory={() => setHistory(record.data ?? null)}
          />
        </div>
        <div className={styles.rows}>
          <FrontendsList
            list={list}
            search={page.search}
            onSearch={page.setSearch}
            focusOn={page.focusOn}
            drafts={drafts}
            selected={'url' in route ? route.url : null}
            onSelect={page.open}
          />
        </div>
      </section>
      <section className={styles.detail} aria-labelledby="frontends-detail">
        <h2 id="frontends-detail" className={styles.title}>
          {t('detail.title')}
        </h2>
        <FrontendDetail page={page} />
      </section>
      {history && (
        <Suspense>
          <FrontendHistory
            frontend={history}
            canWrite={page.canWrite}
            hasUnsavedWork={editor.isDirty}
            leave={editor.leave}
            onClose={() => setHistory(null)}
          />
        </Suspense>
      )}
      {deleted.id && (
        <Suspense>
          <DeletedFrontendHistory id={deleted.id} onClose={deleted.close} />
        </Suspense>
      )}
      {isPreviewing && (
        <FrontendPreview
          store={editor.store}
          frontend={record.data}
          onClose={() => setPreviewing(false)}
        />
      )}
    </div>
  );
}
