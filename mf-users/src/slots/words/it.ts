/** The words of this module's slot contributions. */
export const it = {
  total_one: '{{count}} utente',
  total_other: '{{count}} utenti',
  failed: 'Gli utenti non si sono caricati.',
};
