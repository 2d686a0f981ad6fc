import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiProblem, answerBlob } from '@wabu/api/client';
import { DEFAULT_COVER } from '@wabu/shared/entities/files';
import { useObjectUrl } from '@wabu/shared/pictures';
import { api } from '../api/frontends-client.ts';

const STALE_MS = 60_000;

export type PictureSize = 'small' | 'whole';

export interface PictureFile {
  folder: string;
  name: string;
}

export function pictureQuery(file: PictureFile | null, size: PictureSize) {
  return queryOptions({
    queryKey: ['pictures', file?.folder, file?.name, size],
    queryFn: file === null ? skipToken : () => loadPicture(file, size),
    staleTime: STALE_MS,
    retry: (count, error) => !(error instanceof ApiProblem) && count < 2,
  });
}

function loadPicture({ folder, name }: PictureFile, size: PictureSize): Promise<Blob> {
  const file = { foldername: folder, filename: name };
  return answerBlob(
    api.r2.getfile.$get({ query: size === 'small' ? { ...file, thumb: '1' } : file }),
  );
}

export interface Picture {
  address: string;
  status: 'loading' | 'there' | 'missing';
}

export function usePicture(file: PictureFile | null, size: PictureSize): Picture {
  const wanted = useQuery(pictureQuery(file, size));
  const isGone = wanted.isError;
  const standIn = useQuery(pictureQuery(isGone ? defaultCover : null, 'small'));
  const address = useObjectUrl(isGone ? standIn.data : wanted.data);
  return { address, status: isGone ? 'missing' : wanted.data ? 'there' : 'loading' };
}

const defaultCover = { folder: DEFAULT_COVER.foldername, name: DEFAULT_COVER.filename };
