/** The keys of the specification. */
const TOKEN_KEY = 'jwt';
const USERNAME_KEY = 'username';

/** The token that a former page left, or null. Blocked storage is an empty one. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for the next page as far as the browser allows it. */
export function keepToken(token: string, username: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(USERNAME_KEY, username);
  } catch {
    // Blocked or full: the session lives as long as this page.
  }
}

/** Forgets the token and the name. */
export function dropToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USERNAME_KEY);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(follow: (token: string | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A cleared storage comes without a key.
    if (key === TOKEN_KEY || key === null) follow(readToken());
  });
}
