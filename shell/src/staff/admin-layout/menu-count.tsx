import { useQuery } from '@tanstack/react-query';
import { requestIdle } from '@wabu/shared/page';
import { authorizedFetch } from '@wabu/shared/session';
import { VisuallyHidden } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import styles from './menu-count.module.css';

interface MenuCountProps {
  /** Of the module: a write that invalidates its queries reads the number again. */
  id: string;
  call: string;
  field: string;
  label: string;
}

const AGAIN_MS = 60_000;

/** The number of what waits under a menu entry, read once the page is idle and again each minute; nothing for none. */
export function MenuCount({ id, call, field, label }: MenuCountProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => requestIdle(() => setIdle(true)), []);
  const { data = 0 } = useQuery({
    queryKey: [id, 'menu', call, field],
    async queryFn({ signal }) {
      const response = await authorizedFetch(call, { signal });
      return response.ok ? Number((await response.json())[field]) : 0;
    },
    enabled: isIdle,
    refetchInterval: AGAIN_MS,
  });
  if (!(data > 0)) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>
        {data > 99 ? '99+' : data}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </span>
    </>
  );
}
