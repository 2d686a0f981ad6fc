import type { ReactNode } from 'react';
import classes from './error-page.module.css';

interface Props {
  title: string;
  text: string;
  /** A link to continue with. */
  children: ReactNode;
}

/** The page for an address without content: title, explanation, link, `noindex`. */
export function ErrorPage({ title, text, children }: Props) {
  return (
    <>
      <title>{`${title} · Wabu`}</title>
      <meta name="robots" content="noindex" />
      <div className={classes.page}>
        <Buoy />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <p>{children}</p>
      </div>
    </>
  );
}

function Buoy() {
  return (
    <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
      <g className={classes.buoy}>
        <path fill="var(--wabu-color-danger)" d="M82 84 92 34h16l10 50z" />
        <path fill="var(--wabu-color-surface)" d="m87.2 58-2.6 13h30.8l-2.6-13z" />
        <path fill="var(--wabu-color-text)" d="M97 22h6v12h-6z" />
        <circle cx="100" cy="18" r="7" fill="var(--wabu-color-sun)" />
      </g>
      <path
        fill="var(--wabu-color-accent-subtle)"
        d="M0 84c12-7 22-7 33 0s22 7 34 0 22-7 33 0 22 7 33 0 22-7 34 0 22 7 33 0v36H0z"
      />
      <path
        fill="none"
        stroke="var(--wabu-color-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M2 84c12-7 21-7 32 0s22 7 33 0 22-7 33 0 22 7 33 0 22-7 34 0 20 7 31 0M40 102c8-5 16-5 24 0M128 106c8-5 16-5 24 0"
      />
    </svg>
  );
}
