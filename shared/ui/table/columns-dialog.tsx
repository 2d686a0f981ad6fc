import { Button, Dialog } from '@wabu/shared/ui';
import styles from './columns-dialog.module.css';
import { useTableWords } from './words/table-words.ts';

interface ColumnsDialogProps {
  columns: readonly { id: string; label: string }[];
  /** The first of them is always shown. */
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  /** Columns and widths as they were at first. */
  onReset: () => void;
  onClose: () => void;
}

export function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns, shown, onChange, onReset, onClose } = props;
  const t = useTableWords();
  const toggle = (id: string) =>
    onChange(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return (
    <Dialog
      width={400}
      title={t('columns.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onReset}>{t('columns.reset')}</Button>
          <Button look="solid" onClick={onClose}>
            {t('columns.done')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('columns.text')}</p>
      <ul className={styles.list}>
        {columns.map(({ id, label }, at) => (
          <li key={id}>
            <label className={styles.column}>
              <input
                type="checkbox"
                checked={at === 0 || shown.includes(id)}
                disabled={at === 0}
                onChange={() => toggle(id)}
              />
              {label}
              {at === 0 && <span className={styles.note}>{t('columns.always')}</span>}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
