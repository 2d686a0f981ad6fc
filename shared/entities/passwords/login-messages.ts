/** The messages of the sign-in. Apart from those of the users: the first page of the staff loads them. */
export const loginMessages = {
  wrongCredentials: 'Dati non validi!',
  loginOk: 'Login corretto',
  loginUnknown: 'Errore sconosciuto di login',
} as const;

/** How long they are visible. */
export const LOGIN_MESSAGE_MS = 2_000;
