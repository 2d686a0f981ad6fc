import { useLocation, useNavigate } from '../../routing/index.ts';

/**
 * The id of the deleted record whose history a link asks for in the fragment of the address (`#deleted=…`), and the
 * function that closes it. A deleted record has no key and no page of its own.
 */
export function useDeletedHistory(): { id: string | null; close: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    id: new URLSearchParams(hash.slice(1)).get('deleted'),
    close: () => navigate({ pathname, search }, { replace: true }),
  };
}
