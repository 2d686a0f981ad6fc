import { can } from '@wabu/shared/entities/permissions';
import { authorizedFetch, useSession } from '@wabu/shared/session';
import { useEffect, useState } from 'react';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './modules-card.module.css';

const MARK = 'module-failed:';

/** An error that the shell has caught or heard of, as its performance mark says. */
interface ModuleError {
  id: string;
  version: string;
  stack: string;
  /** When it happened, in milliseconds since the page started. */
  at: number;
}

/** The errors of modules in this tab; with file and line for who may read the source maps. */
export function ErrorsCard() {
  const t = useDevtoolsWords();
  const [errors, setErrors] = useState(readErrors);
  const { user } = useSession();
  const mayRead = can(user?.role, 'modules.deploy');
  useEffect(() => {
    if (mayRead) withSources(readErrors()).then(setErrors, () => undefined);
  }, [mayRead]);
  return (
    <Card title={t('errors.title')} wide>
      {errors.length === 0 && <p>{t('errors.none')}</p>}
      {errors.map(({ id, version, stack, at }) => (
        <section key={`${id} ${at}`}>
          <h3>
            {id} <code>{version}</code>
          </h3>
          <pre className={styles.stack} dir="ltr">
            {mayRead ? stack : messageOf(stack)}
          </pre>
        </section>
      ))}
    </Card>
  );
}

function readErrors(): ModuleError[] {
  const marks = performance.getEntriesByType('mark') as PerformanceMark[];
  return marks
    .filter(({ name, detail }) => name.startsWith(MARK) && typeof detail?.stack === 'string')
    .map(({ name, detail, startTime }) => ({
      id: name.slice(MARK.length),
      ...detail,
      at: startTime,
    }));
}

const messageOf = (stack: string) => stack.split('\n', 1)[0];

/** Loads the reader of source maps only when there is an error. */
async function withSources(errors: ModuleError[]): Promise<ModuleError[]> {
  if (errors.length === 0) return errors;
  const { mapsOfServer, resolveStack } = await import('@wabu/shared/module/resolve-stack');
  const readMap = mapsOfServer(authorizedFetch);
  return Promise.all(
    errors.map(async (error) => ({ ...error, stack: await resolveStack(error.stack, readMap) })),
  );
}
