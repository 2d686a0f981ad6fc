import { useEffect, useState } from 'react';
import styles from './avatar.module.css';
import { pictureOf } from './avatar-pictures.ts';

interface AvatarProps {
  /** The user's name and role, which the request for the picture names. */
  name: string;
  role: string;
  /** The file name of the picture. */
  picture: string;
  /** In pixels. */
  size?: number;
  /** The URL of an image that replaces the initials when there is no picture. */
  fallback?: string;
}

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
    pictureOf({ nome: name, ruolo: role, avatar: picture }).then((address) => {
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
