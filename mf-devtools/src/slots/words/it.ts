/** The words of this module's slot contributions. */
export const it = {
  checking: 'Controllo il server…',
  healthy: 'Il server funziona',
  unhealthy: 'Il server ha un problema',
};
