import { useLocation, useNavigate } from '../../routing/index.ts';

/**
 * The id of the deleted record whose history a link asks for in the fragment of the address (`#deleted=…`), and the
 * function that closes it. A deleted record has no key and no page of its own.
 */
export function useDeletedHistory(): { id: string | null; close: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(hash.slice(1));
  return {
    id: params.get('deleted'),
    close() {
      params.delete('deleted');
      const rest = params.size > 0 ? `#${params}` : '';
      navigate({ pathname, search, hash: rest }, { replace: true });
    },
  };
}
