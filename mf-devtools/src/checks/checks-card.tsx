import { useStaffLocale } from '@wabu/shared/i18n';
import { Button } from '@wabu/shared/ui';
import { Card } from '../parts/card.tsx';
import formStyles from '../parts/card-form.module.css';
import outcome from '../parts/outcome.module.css';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './checks-card.module.css';

const checks = [
  { id: 'random', path: '/random' },
  { id: 'mongo', path: '/api/mongo/checkmongo' },
  { id: 'd1', path: '/api/d1/checkd1' },
  { id: 'r2', path: '/api/r2/checkr2' },
] as const;

type Check = (typeof checks)[number];

interface Reply {
  text: string;
  status: number;
  ms: number;
  at: Date;
}

async function ask(path: string, signal: AbortSignal): Promise<Reply> {
  const started = performance.now();
  const response = await fetch(path, { signal, cache: 'no-store' });
  const text = await response.text();
  const ms = Math.round(performance.now() - started);
  return { text, status: response.status, ms, at: new Date() };
}

/** The four public health checks with their raw responses. */
export function ChecksCard() {
  const t = useDevtoolsWords();
  return (
    <Card title={t('checks.title')}>
      <ul className={formStyles.form}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({ check }: { check: Check }) {
  const t = useDevtoolsWords();
  const { state, run } = useAction((signal) => ask(check.path, signal), { needsToken: false });
  return (
    <li className={styles.check}>
      <Button onClick={() => void run()} busy={state.status === 'busy'}>
        {t(`checks.${check.id}`)}
      </Button>
      {state.status === 'idle' && <p className={styles.quiet}>{t('checks.never')}</p>}
      <Outcome state={state}>{(reply) => <ReplyLines reply={reply} />}</Outcome>
    </li>
  );
}

function ReplyLines({ reply: { text, status, ms, at } }: { reply: Reply }) {
  const t = useDevtoolsWords();
  const locale = useStaffLocale();
  const works = status < 400;
  return (
    <>
      <p className={`${styles.state} ${outcome.verdict}`} data-works={works}>
        {works ? t('checks.working') : t('checks.failing')} ({status})
      </p>
      <p>{works ? <code>{text}</code> : t('error', { message: text })}</p>
      <p className={styles.quiet}>
        {t('checks.measured', { ms, time: at.toLocaleTimeString(locale) })}
      </p>
    </>
  );
}
