import { TRASH_DAYS } from '@wabu/shared/entities/retention';

export const chosen = {
  title: 'Immagine {{name}}',
  details: 'Dettagli',
  free: 'Non è usata da nessuna parte.',
  saved: 'Usata in [{{url}}]: {{places}}.',
  unsaved: 'Usata nelle modifiche non ancora salvate: {{places}}.',
  public: 'Visibile ai visitatori di [{{url}}]: {{places}}.',
  usesLoading: 'Cerco dove è usata...',
  usesFailed:
    'Non so dove è usata, perché la richiesta non è riuscita: chiudi e riapri la finestra.',
  toDelete:
    'Per cancellarla toglila da lì e salva; se è visibile ai visitatori, pubblica di nuovo.',
  question: 'Cancellare {{name}}?',
  toTrash: `Va nel cestino: da lì si ripristina per ${TRASH_DAYS} giorni.`,
  deleted: 'Immagine cancellata: {{name}}',
  notDeleted: 'L’immagine non è stata cancellata.',
  rename: 'Rinomina',
  newName: 'Nuovo nome',
  renameHint: 'Il microsito segue il nuovo nome; i visitatori non vedono differenze.',
  notRenamed: 'L’immagine non è stata rinominata: controlla la rete e riprova.',
};
