import { Link, type LinkProps, useLocation } from 'react-router';
import { splitPath } from '../i18n/language-path.ts';

/** Gives a path of ours the language prefix of the page it stands on: on `/de/privacy`, `/cookies` is `/de/cookies`. */
export function useLocalPath(): (path: string) => string {
  const { prefix } = splitPath(useLocation().pathname);
  return (path) => prefix + path;
}

/** A link inside the site that stays in the language which the address names. */
export function LocalLink({ to, ...rest }: LinkProps & { to: string }) {
  const local = useLocalPath();
  return <Link to={local(to)} {...rest} />;
}
