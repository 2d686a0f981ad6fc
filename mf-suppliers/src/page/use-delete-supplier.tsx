import { useMutation } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { useAlert, useConfirm } from '@wabu/shared/ui';
import { d1 } from '../api/suppliers-client.ts';
import { useFailureAlert } from '../form/use-save-supplier.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './delete-supplier.module.css';

/**
 * Confirms and deletes; lists the frontends that prevent it. Resolves to the id by which the deletion can be undone,
 * or to null.
 */
export function useDeleteSupplier(): (supplier: Supplier) => Promise<string | null> {
  const t = useSupplierWords();
  const confirm = useConfirm();
  const alert = useAlert();
  const fail = useFailureAlert();
  const deleting = useMutation({
    mutationFn: ({ supplier: { PIVA, version }, batch }: { supplier: Supplier; batch: string }) =>
      answer(d1.deletesupplier.$delete({ json: { PIVA } }, ifMatch(version, batch))),
    networkMode: 'always',
  });

  return async (supplier) => {
    const isSure = await confirm({
      title: t('delete.question'),
      detail: (
        <>
          <p>{`${supplier.Nome} · ${supplier.PIVA}`}</p>
          <p>{t('delete.toTrash')}</p>
        </>
      ),
      confirmLabel: t('delete.yes'),
      danger: true,
    });
    if (!isSure || deleting.isPending) return null;
    const batch = randomId();
    try {
      await deleting.mutateAsync({ supplier, batch });
      return batch;
    } catch (error) {
      const linked = error instanceof ApiProblem ? error.problem.linked : undefined;
      if (!linked?.length) await fail(t('failed.delete'), error);
      else {
        await alert({ title: t('failed.delete'), detail: <Linked names={linked} /> });
      }
      return null;
    }
  };
}

function Linked({ names }: { names: readonly string[] }) {
  const t = useSupplierWords();
  return (
    <>
      <p>{t('delete.usedBy')}</p>
      <ul className={styles.linked}>
        {names.map((name) => (
          <li key={name}>
            <Link to={`${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend: name })}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
