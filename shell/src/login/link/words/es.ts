import type { LinkWords } from './it.ts';

export const words: LinkWords = {
  title: 'Elige tu contraseña',
  intro: 'Este enlace sirve una sola vez: elige una nueva contraseña y entras enseguida.',
  password: 'Nueva contraseña',
  hint: 'De {{shortest}} a {{longest}} caracteres. Los espacios y los acentos valen.',
  submit: 'Guardar y entrar',
  rejected:
    'Esta contraseña es demasiado corta, demasiado común o contiene tu nombre de usuario: elige otra.',
  gone: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo a quien gestiona los usuarios.',
  failed:
    'El servidor no responde. Inténtalo de nuevo en un momento: el enlace sigue siendo válido.',
  toLogin: 'Ir al acceso',
};
