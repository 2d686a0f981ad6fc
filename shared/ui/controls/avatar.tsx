import { useEffect, useState } from 'react';
import { authorizedFetch, session } from '../../session/index.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  role: string;
  /** The file name of the picture. */
  picture: string;
  /** In pixels. */
  size?: number;
  /** The URL of an image that replaces the initials when there is no picture. */
  fallback?: string;
}

type Who = Pick<AvatarProps, 'name' | 'role' | 'picture'>;

const pictures = new Map<string, Promise<string>>();

async function load({ name, role, picture }: Who): Promise<string> {
  const response = await authorizedFetch('/api/r2/getavatar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nome: name, ruolo: role, avatar: picture }),
  });
  return response.ok ? URL.createObjectURL(await response.blob()) : '';
}

/** A missing picture is not cached, so that a new one appears without a reload. */
function pictureOf(who: Who): Promise<string> {
  const known = pictures.get(who.picture);
  if (known) return known;
  const loading = load(who).catch(() => '');
  pictures.set(who.picture, loading);
  loading.then((address) => address === '' && pictures.delete(who.picture));
  return loading;
}

// The user's own is on the page that opens after a sign-in, so it is requested before that page renders.
session.subscribe(({ user, token, status }, before) => {
  if (status !== 'signed-in' || user === null || token === before.token) return;
  void pictureOf({ name: user.username, role: user.role, picture: user.avatar });
});

function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean);
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first];
  return letters.slice(0, 2).join('').toLocaleUpperCase('it');
}

/** A user's round picture; while it is missing, the fallback image or the initials. */
export function Avatar({ name, role, picture, size = 40, fallback = '' }: AvatarProps) {
  const [shown, setShown] = useState<{ of: string; address: string } | null>(null);
  const of = `${name}/${picture}`;
  useEffect(() => {
    let gone = false;
    pictureOf({ name, role, picture }).then((address) => {
      if (!gone) setShown({ of, address });
    });
    return () => {
      gone = true;
    };
  }, [of, name, role, picture]);
  const address = shown?.of === of ? shown.address || fallback : '';
  return (
    <span
      className={styles.avatar}
      role="img"
      aria-label={name}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
    >
      {address === '' ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          onError={() => setShown({ of, address: '' })}
        />
      )}
    </span>
  );
}
