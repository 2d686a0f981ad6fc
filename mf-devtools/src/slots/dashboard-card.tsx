import { CardFacts } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useSlotWords } from './words/it.ts';

type Health = 'checking' | 'healthy' | 'unhealthy';

/** The Tests page's card: whether the server is healthy. */
export function DashboardCard() {
  const t = useSlotWords();
  const health = useHealth();
  return <CardFacts facts={[{ text: t(health), isTodo: health === 'unhealthy' }]} />;
}

function useHealth(): Health {
  const [health, setHealth] = useState<Health>('checking');
  useEffect(() => {
    const controller = new AbortController();
    fetch('/healthz', { cache: 'no-store', signal: controller.signal })
      .then(({ ok }) => setHealth(ok ? 'healthy' : 'unhealthy'))
      .catch(() => !controller.signal.aborted && setHealth('unhealthy'));
    return () => controller.abort();
  }, []);
  return health;
}
