/** The words of this module's contributions to pages of others. */
export const it = {
  checking: 'Controllo il server…',
  healthy: 'Il server funziona',
  unhealthy: 'Il server ha un problema',
};
