import { authorizedFetch } from '../../session/index.ts';

interface AvatarRequest {
  nome: string;
  ruolo: string;
  avatar: string;
}

const pictures = new Map<string, Promise<string>>();

async function load(request: AvatarRequest): Promise<string> {
  const response = await authorizedFetch('/api/r2/getavatar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.ok ? URL.createObjectURL(await response.blob()) : '';
}

/**
 * The object URL of a user's picture, loaded once per page; empty when there is none. A missing picture is not
 * cached, so that a new one appears without a reload.
 */
export function pictureOf(request: AvatarRequest): Promise<string> {
  const known = pictures.get(request.avatar);
  if (known) return known;
  const loading = load(request).catch(() => '');
  pictures.set(request.avatar, loading);
  loading.then((address) => address === '' && pictures.delete(request.avatar));
  return loading;
}
