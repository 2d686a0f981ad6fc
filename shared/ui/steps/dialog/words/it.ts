import { bundledWords } from '../../../words/bundled-words.ts';
import { en } from './en.ts';

export const it = {
  progress: '{{done}} di {{total}}',
  stop: 'Ferma',
  stopping: 'Mi fermo...',
  stopped: 'Fermato. Quello che è già fatto resta.',
  goOn: 'Continua',
  retry: 'Riprova',
  close: 'Chiudi',
  unreachable: 'Il server non risponde. Quello che è già fatto resta: riprova tra poco.',
};

export const useStepWords = bundledWords('steps', { it, en });
