import { useFragment } from '../lifecycle/use-fragment.ts';

/**
 * The id of the deleted record whose history a link asks for in the fragment of the address (`#deleted=…`), and the
 * function that closes it. A deleted record has no key and no page of its own.
 */
export function useDeletedHistory(): { id: string | null; close: () => void } {
  const { params, put } = useFragment();
  return { id: params.get('deleted'), close: () => put({ deleted: '' }) };
}
