import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { isImageName } from '@wabu/shared/entities/files';
import { useCallback } from 'react';
import { api } from '../frontends/api.ts';

/** The names of the pictures in a folder. */
function folderQuery(folder: string) {
  return queryOptions({
    queryKey: ['folders', folder],
    queryFn: async () => {
      const { files } = await answer(api.r2.listfiles.$post({ json: { foldername: folder } }));
      return files.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter(isImageName);
    },
  });
}

export function useFolder(folder: string) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(folderQuery(folder));
  /** A stored picture joins the list, and its old self is forgotten. */
  const refresh = useCallback(
    async (name?: string) => {
      if (name !== undefined) {
        await queries.invalidateQueries({ queryKey: ['pictures', folder, name] });
      }
      await queries.invalidateQueries({ queryKey: folderQuery(folder).queryKey });
    },
    [queries, folder],
  );
  const status: 'ready' | 'failed' | 'loading' = data ? 'ready' : isError ? 'failed' : 'loading';
  return { names: data ?? [], status, isFetching, refetch, refresh };
}
