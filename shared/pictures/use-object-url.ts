import { useEffect, useState } from 'react';

/** An object URL for a blob, revoked when the blob changes and on unmount; empty without a blob. */
export function useObjectUrl(blob: Blob | undefined): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (blob === undefined) return setAddress('');
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}
