import { useQueries } from '@tanstack/react-query';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '../model/draft/draft.ts';
import { pictureQuery } from './use-picture.ts';

type Named = Pick<Draft, 'Logo' | 'Copertina' | 'Slideshow'>;

export function usePictures(
  folder: string,
  { Logo, Copertina, Slideshow }: Named,
): ReadonlyMap<string, string> {
  const names = useMemo(
    () => pictureNames({ Logo, Copertina, Slideshow }),
    [Logo, Copertina, Slideshow],
  );
  const blobs = useQueries({
    queries: names.map((name) => pictureQuery({ folder, name }, 'whole')),
    combine: (results) => results.map(({ data }) => data),
  });
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map<string, string>();
    for (const [index, blob] of blobs.entries()) {
      const name = names[index];
      if (blob !== undefined && name !== undefined) made.set(name, URL.createObjectURL(blob));
    }
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [names, blobs]);
  return addresses;
}
