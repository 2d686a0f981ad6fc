import type { StepWords } from './it.ts';

export const words: StepWords = {
  title: 'Segundo paso',
  passkeyTitle: 'Entrar con una llave de acceso',
  code: 'Código de la aplicación',
  codeHint: 'Las 6 cifras que muestra ahora tu aplicación de autenticación.',
  recovery: 'Código de recuperación',
  recoveryHint: 'Uno de los códigos que guardaste: cada uno sirve una vez.',
  passkeyText:
    'El navegador te pide la llave de acceso: confírmala con la huella, la cara o el PIN.',
  continue: 'Continuar',
  usePasskey: 'Usar una llave de acceso',
  useCode: 'Usar un código de la aplicación',
  useRecovery: 'Usar un código de recuperación',
  restart: 'Volver a usuario y contraseña',
  retry: 'Reintentar',
  wrongCode: 'El código no es correcto o ya se ha usado: espera el siguiente e inténtalo de nuevo.',
  wrongRecovery: 'El código de recuperación no es correcto o ya se ha usado.',
  wrongPasskey: 'No se ha reconocido la llave de acceso: inténtalo de nuevo o entra de otra forma.',
  cancelled: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o entra de otra forma.',
  unsupported: 'Este navegador no usa llaves de acceso en esta dirección: entra de otra forma.',
  expired: 'Ha pasado demasiado tiempo: escribe de nuevo el usuario y la contraseña.',
  failed: 'El servidor no responde: inténtalo de nuevo en un momento.',
  codesLeft: 'Códigos de recuperación restantes: {{left}}. Crea otros en la página «Mi cuenta».',
  lost: '¿Has perdido el teléfono y los códigos? Un king puede quitar el segundo factor.',
};
