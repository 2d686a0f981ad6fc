import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { useUnsavedWork } from '@wabu/shared/module';
import {
  Button,
  DataList,
  Dialog,
  IconBack,
  localRows,
  useStableCallbacks,
  useUnsavedQuestion,
} from '@wabu/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { type Fate, fates, type PlannedRow } from '../model/import/plan-rows.ts';
import styles from './check-step.module.css';
import type { ImportFile } from './open-file.ts';
import { canSkip, RowDetail } from './row-detail.tsx';
import { useCounted } from './row-words.ts';
import type { Corrections } from './use-plan.ts';
import { useImportWords } from './words/it.ts';

interface CheckStepProps {
  file: ImportFile;
  rows: readonly PlannedRow[];
  onCorrect: (corrections: Corrections) => Promise<readonly PlannedRow[]>;
  /** Leaves a row out, or takes it back. */
  onToggle: (row: PlannedRow) => Promise<unknown>;
  onBack: () => void;
  /** Resolves to true when every row was imported. */
  onStart: (rows: readonly PlannedRow[]) => Promise<boolean>;
  onClose: () => void;
}

const ROW_HEIGHT = 3.25;
const keyOf = ({ row }: PlannedRow) => String(row.number);

/** The third step: what the import would do with each row. Nothing is saved yet. */
export function CheckStep(props: CheckStepProps) {
  const { file, rows, onToggle, onBack, onStart, onClose } = props;
  const t = useImportWords();
  const counted = useCounted();
  const counts = useMemo(() => countFates(rows), [rows]);
  const [filter, setFilter] = useState<Fate | 'all'>(counts.wrong > 0 ? 'wrong' : 'all');
  const shown = useMemo(
    () => localRows(filter === 'all' ? rows : rows.filter(({ fate }) => fate === filter), keyOf),
    [rows, filter],
  );
  const [selected, setSelected] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const row = rows.find((one) => keyOf(one) === selected);
  const imported = counts.new + counts.changed;
  const rowAction = useRowAction(onToggle);

  const { typed, type, correct, leave } = useCorrections(props);
  async function correctRow({ row: { number } }: PlannedRow): Promise<void> {
    await correct(new Map([[number, typed.get(number) ?? {}]]));
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Dialog
      persistent
      width={800}
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <NotImported counts={counts} imported={imported} />
          <Button onClick={() => void leave(onClose)}>{t('close')}</Button>
          <Button onClick={() => void leave(onBack)}>{t('back')}</Button>
          <Button look="solid" disabled={imported === 0} onClick={() => void onStart(rows)}>
            {t('check.start', counted(imported))}
          </Button>
        </>
      }
    >
      <div className={styles.step} data-showing={row ? 'detail' : 'rows'}>
        <FateFilters
          file={file}
          rows={rows}
          counts={counts}
          filter={filter}
          correct={correct}
          onFilter={setFilter}
        />
        <div className={styles.rows}>
          <DataList
            label={t('check.rows')}
            rows={shown}
            nameOf={({ input }) => input.Nome}
            selected={selected}
            onOpen={(one) => setSelected(keyOf(one))}
            rowHeight={ROW_HEIGHT}
            order={filter}
            rowAction={rowAction}
            empty={<p className="wabu-pad-4 wabu-muted">{t('check.none')}</p>}
            ref={list}
          >
            {(one) => <RowSummary row={one} />}
          </DataList>
        </div>
        <div className={styles.detail}>
          {row ? (
            <>
              <BackToRows onPress={() => setSelected(null)} />
              <RowDetail
                key={keyOf(row)}
                row={row}
                typed={typed.get(row.row.number)}
                onToggle={() => void onToggle(row)}
                onType={(values) => type(row, values)}
                onCorrect={() => void correctRow(row)}
              />
            </>
          ) : (
            <p className="wabu-pad-4 wabu-muted">{t('check.choose')}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A key that leaves a row out, or takes it back. */
function useRowAction(onToggle: CheckStepProps['onToggle']) {
  const t = useImportWords();
  const { toggle } = useStableCallbacks({ toggle: onToggle });
  return useMemo(
    () => ({
      keys: ['delete'],
      label: t('check.toggle'),
      act: (one: PlannedRow) => canSkip(one) && void toggle(one),
    }),
    [t, toggle],
  );
}

interface NotImportedProps {
  counts: ReturnType<typeof countFates>;
  imported: number;
}

function NotImported({ counts, imported }: NotImportedProps) {
  const t = useImportWords();
  const counted = useCounted();
  return (
    <p className={styles.left} role="status">
      {imported === 0 && t('check.nothing')}{' '}
      {counts.wrong > 0 && t('check.leftOut', counted(counts.wrong))}{' '}
      {counts.skipped > 0 && t('check.skipped', counted(counts.skipped))}
    </p>
  );
}

/** What the user has corrected, and types; the user is asked before it is lost. */
function useCorrections({ onCorrect, onStart, onClose }: CheckStepProps) {
  const ask = useUnsavedQuestion();
  const [typed, setTyped] = useState<Corrections>(new Map());
  const [isCorrected, setCorrected] = useState(false);
  const isDirty = isCorrected || typed.size > 0;

  async function correct(corrections: Corrections): Promise<readonly PlannedRow[]> {
    const rows = await onCorrect(corrections);
    setCorrected(true);
    setTyped((before) => new Map([...before].filter(([number]) => !corrections.has(number))));
    return rows;
  }
  const save = async () => onStart(await correct(typed));
  useUnsavedWork(isDirty, { save, discard: onClose });

  return {
    typed,
    type: ({ row }: PlannedRow, values: Partial<SupplierInput>) =>
      setTyped((before) => {
        const all = { ...before.get(row.number), ...values };
        return new Map([...before, [row.number, all]]);
      }),
    correct,
    async leave(discard: () => void): Promise<void> {
      const answer = isDirty ? await ask() : 'discard';
      if (answer === 'save') await save();
      if (answer === 'discard') discard();
    },
  };
}

const SHOWN = 5;

/** How many lines the file has, and how many rows were made of them. */
function LineCounts({ file, rows }: Pick<CheckStepProps, 'file' | 'rows'>) {
  const t = useImportWords();
  const counted = useCounted();
  const longer = rows.filter(({ row }) => row.cells.some((cell) => /[\r\n]/.test(cell.trim())));
  const numbers = longer.slice(0, SHOWN).map(({ row }) => row.number);
  return (
    <p className={styles.lines}>
      {t('check.lines', counted(file.table.lines))} {file.hasHeader && t('check.header')}{' '}
      {t('check.made', counted(rows.length))}{' '}
      {longer.length > 0 &&
        t('check.longer', { rows: numbers.join(', ') + (longer.length > SHOWN ? '…' : '') })}
    </p>
  );
}

interface FateFiltersProps extends Pick<CheckStepProps, 'file' | 'rows'> {
  counts: Record<Fate, number>;
  filter: Fate | 'all';
  correct: CheckStepProps['onCorrect'];
  onFilter: (filter: Fate | 'all') => void;
}

/** The number of rows of each fate, and the proposals for all wrong ones at once. */
function FateFilters({ file, rows, counts, filter, correct, onFilter }: FateFiltersProps) {
  const t = useImportWords();
  const counted = useCounted();
  const fixable = rows.filter(({ proposals }) => Object.keys(proposals).length > 0);
  const count = fixable.length;
  const fixAll = () =>
    correct(new Map(fixable.map(({ row, proposals }) => [row.number, proposals])));
  return (
    <fieldset className={styles.filters} aria-label={t('check.filter')}>
      <LineCounts file={file} rows={rows} />
      {(['all', ...fates] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          look={filter === one ? 'solid' : 'outline'}
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
        >
          {one === 'all' ? t('check.all') : t(`check.fates.${one}`)}{' '}
          {counted(one === 'all' ? rows.length : counts[one]).number}
        </Button>
      ))}
      {count > 0 && (
        <Button size="sm" look="quiet" onClick={() => void fixAll()}>
          {t('check.fixAll', counted(count))}
        </Button>
      )}
    </fieldset>
  );
}

/** On narrow screens the details take the place of the rows. */
function BackToRows({ onPress }: { onPress: () => void }) {
  const t = useImportWords();
  return (
    <Button size="sm" look="quiet" className={styles.back} onClick={onPress}>
      <IconBack size={16} aria-hidden="true" />
      {t('check.backToRows')}
    </Button>
  );
}

function RowSummary({ row: { row, fate, input } }: { row: PlannedRow }) {
  const t = useImportWords();
  return (
    <span className={styles.row} data-skipped={fate === 'skipped' || undefined}>
      <span className={styles.name}>
        <bdi>{input.Nome || t('check.unnamed')}</bdi>
      </span>
      <span className="wabu-flex wabu-gap-3 wabu-muted wabu-tiny wabu-nowrap">
        <span className={styles.fate} data-fate={fate}>
          {t(`check.fate.${fate}`)}
        </span>
        <span>{t('check.row', { number: row.number })}</span>
        <bdi className="wabu-clip wabu-figures">{input.PIVA}</bdi>
      </span>
    </span>
  );
}

function countFates(rows: readonly PlannedRow[]): Record<Fate, number> {
  const counts: Record<Fate, number> = { new: 0, changed: 0, same: 0, wrong: 0, skipped: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}
