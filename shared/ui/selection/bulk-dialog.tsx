import { useStaffLocale } from '@wabu/shared/i18n';
import {
  Button,
  Dialog,
  formatCount,
  ProgressDialog,
  type Step,
  useStepRun,
} from '@wabu/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './bulk-dialog.module.css';
import { type PlanLine, useCounts } from './plan-lines.ts';
import { useSelectionWords } from './words/it.ts';

export interface BulkPlan {
  lines: readonly PlanLine[];
  count: number;
}

export interface Rejection {
  name: string;
  reason: string;
}

export interface BulkReport {
  title: string;
  text: string;
  action: { label: string; onPress: () => void };
}

export type Report = (done: number, total: number) => void;

interface BulkDialogProps<Read, Plan extends BulkPlan> {
  title: string;
  form?: ReactNode;
  read: (report: Report, signal: AbortSignal) => Promise<Read>;
  planOf: (read: Read) => Plan;
  startLabel: (plan: Plan) => string;
  isDangerous?: boolean;
  /** The steps that carry the plan out; each reports what was rejected. */
  stepOf: (plan: Plan, reject: (rejected: Rejection) => void) => Step;
  /** Why a step failed; default: that the server does not answer. */
  explain?: (error: unknown) => string;
  /** What became of the records, which are shown until the person closes the dialog. Absent: only what was rejected. */
  reportOf?: () => BulkReport | null;
  /** Called once at the end, with the number of records that were changed; 0 only if there is something to report. */
  onDone: (count: number) => void;
  onClose: () => void;
}

type Phase<Read> =
  | { name: 'reading'; done: number; total: number }
  | { name: 'unread' }
  | { name: 'plan'; read: Read }
  | { name: 'running' }
  | { name: 'report'; report: BulkReport | null };

/** An action on many records: the plan, the progress, which can be stopped, and what was rejected. */
export function BulkDialog<Read, Plan extends BulkPlan>(props: BulkDialogProps<Read, Plan>) {
  const t = useSelectionWords();
  const { title, onClose } = props;
  const { phase, read, run, rejected, start, stop, resume, end } = useBulkPhases(props);
  if (phase.name === 'running' && run !== null) {
    return (
      <ProgressDialog
        title={title}
        run={run}
        explain={props.explain}
        onStop={stop}
        onResume={resume}
        onClose={end}
      >
        <Rejections rejected={rejected} />
      </ProgressDialog>
    );
  }
  const report = phase.name === 'report' ? phase.report : null;
  const plan = phase.name === 'plan' ? props.planOf(phase.read) : null;
  return (
    <Dialog
      width={600}
      title={report?.title ?? title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {report && (
            <Button look="solid" onClick={report.action.onPress}>
              {report.action.label}
            </Button>
          )}
          {phase.name === 'unread' && <Button onClick={read}>{t('retry')}</Button>}
          {plan && (
            <Button
              look={props.isDangerous ? 'danger' : 'solid'}
              disabled={plan.count === 0}
              onClick={() => start(plan)}
            >
              {props.startLabel(plan)}
            </Button>
          )}
        </>
      }
    >
      <div className="wabu-stack wabu-gap-4 wabu-break">
        {plan && props.form}
        {plan && <PlanLines plan={plan} />}
        {phase.name === 'unread' && <p role="alert">{t('readFailed')}</p>}
        {phase.name === 'reading' && <Reading {...phase} />}
        {report && <p role="status">{report.text}</p>}
        {phase.name === 'report' && <Rejections rejected={rejected} />}
      </div>
    </Dialog>
  );
}

function useBulkPhases<Read, Plan extends BulkPlan>(props: BulkDialogProps<Read, Plan>) {
  const [phase, setPhase] = useState<Phase<Read>>({ name: 'reading', done: 0, total: 0 });
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const { run, start, stop, resume } = useStepRun();
  const reading = useRef<AbortController>(null);
  const allRejected = useRef<readonly Rejection[]>([]);

  const read = useEffectEvent(async () => {
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    const report: Report = (done, total) =>
      signal.aborted || setPhase({ name: 'reading', done, total });
    report(0, 0);
    try {
      const found = await props.read(report, signal);
      if (!signal.aborted) setPhase({ name: 'plan', read: found });
    } catch {
      if (!signal.aborted) setPhase({ name: 'unread' });
    }
  });
  useEffect(() => {
    void read();
    return () => reading.current?.abort();
  }, []);

  const reject = (one: Rejection) => {
    allRejected.current = [...allRejected.current, one];
    setRejected(allRejected.current);
  };
  function finish(ended: { state: string; done: number }): void {
    if (ended.state === 'done') end(ended.done);
  }
  function end(done = run?.done ?? 0): void {
    const count = done - allRejected.current.length;
    const report = props.reportOf?.() ?? null;
    if (count > 0 || report !== null) props.onDone(count);
    const isKnown = run?.state === 'stopped' || allRejected.current.length === 0;
    if (report === null && isKnown) props.onClose();
    else setPhase({ name: 'report', report });
  }
  return {
    phase,
    read: () => void read(),
    run,
    rejected,
    start(plan: Plan) {
      setPhase({ name: 'running' });
      void start({ total: plan.count, step: props.stepOf(plan, reject) }).then(finish);
    },
    stop,
    resume: () => void resume()?.then(finish),
    end: () => end(),
  };
}

function PlanLines({ plan }: { plan: BulkPlan }) {
  const t = useSelectionWords();
  if (plan.lines.every(({ names }) => names.length === 0)) return <p>{t('nothing')}</p>;
  return (
    <ul className={styles.lines}>
      {plan.lines
        .filter(({ names }) => names.length > 0)
        .map(({ id, kind, text, names }) => (
          <li key={id} data-kind={kind}>
            <p>{text}</p>
            <NameList names={names} />
          </li>
        ))}
    </ul>
  );
}

function Reading({ done, total }: { done: number; total: number }) {
  const t = useSelectionWords();
  const locale = useStaffLocale();
  const text = t('reading', {
    done: formatCount(done, locale),
    number: formatCount(total, locale),
  });
  return (
    <div className={styles.progress}>
      <progress aria-label={text} max={Math.max(1, total)} value={done} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

function Rejections({ rejected }: { rejected: readonly Rejection[] }) {
  const t = useSelectionWords();
  const counts = useCounts();
  if (rejected.length === 0) return null;
  return (
    <div role="alert" className="wabu-stack wabu-gap-2">
      <p>{t('rejected', counts(rejected.length))}</p>
      <NameList isOpen names={rejected.map(({ name, reason }) => `${name}: ${reason}`)} />
    </div>
  );
}

/** More of them nobody reads. */
const MAX_NAMES = 200;

interface NameListProps {
  names: readonly string[];
  isOpen?: boolean;
}

function NameList({ names, isOpen = false }: NameListProps) {
  const t = useSelectionWords();
  const counts = useCounts();
  const more = names.length - MAX_NAMES;
  return (
    <details className={styles.names} open={isOpen}>
      <summary>{t('names', counts(names.length))}</summary>
      <ul>
        {names.slice(0, MAX_NAMES).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records may have the same name
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('more', counts(more))}</li>}
      </ul>
    </details>
  );
}
