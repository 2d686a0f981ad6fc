import type { HistoryEntity } from '../../entities/history/history.ts';
import { can } from '../../entities/permissions.ts';
import { ADMIN_PATH } from '../../module/contract.ts';
import { Link } from '../../routing/index.ts';
import { useSession } from '../../session/index.ts';
import { useUiWords } from '../words/it.ts';

/** Leads from a list to what was deleted of it, for those who may restore it. */
export function TrashLink({ entity }: { entity: HistoryEntity }) {
  const t = useUiWords();
  const { user } = useSession();
  if (!can(user?.role, 'trash.read')) return null;
  return <Link to={`${ADMIN_PATH}/trash?kind=${entity}`}>{t('list.trash')}</Link>;
}
