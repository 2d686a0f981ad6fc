import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { d1 } from '../api/devtools-client.ts';

const jsonKeys = ['Slideshow', 'Localizzazione', 'Sezioni'] as const;

/** Parses JSON fields that arrive as strings; leaves invalid JSON unchanged. */
export function withParsedFields(frontend: Frontend): Frontend {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  };
  const parsed = Object.fromEntries(jsonKeys.map((key) => [key, read(frontend[key])]));
  return { ...frontend, ...parsed };
}

export async function loadFrontends(signal?: AbortSignal): Promise<Frontend[]> {
  const all = await answer<Frontend[]>(d1.getallfrontends.$get(undefined, { init: { signal } }));
  return all.map(withParsedFields);
}

/** The names of all suppliers, for the supplier field of a new frontend. */
export function useSupplierNames(): string[] {
  const { data } = useQuery({
    queryKey: ['devtools', 'supplier-names'],
    queryFn: async () => {
      const suppliers = await answer<{ Nome: string }[]>(d1.getallsuppliers.$get());
      return suppliers.map(({ Nome }) => Nome);
    },
    networkMode: 'always',
    retry: false,
  });
  return data ?? [];
}
