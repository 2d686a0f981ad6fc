import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { EmptyState, PageHeader } from '@wabu/shared/ui';
import { useShellWords } from '../../words/it.ts';

/** Shown for a module that the role may not open. The module is not loaded. */
export function ForbiddenPage() {
  const t = useShellWords();
  return (
    <>
      <PageHeader title={t('forbidden.title')} />
      <EmptyState title={t('forbidden.title')} text={t('forbidden.text')} />
    </>
  );
}

/** Shown for a path under /adminwabu that matches no route. */
export function UnknownPage() {
  const t = useShellWords();
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.text')}
        action={<Link to={`${ADMIN_PATH}/dashboard`}>{t('notFound.home')}</Link>}
      />
    </>
  );
}
