/** Digits or punctuation around such a word and look-alike characters in it do not make a password harder to guess. */
const WORDS =
  'password passwort passw parola segreto segreta amore amoremio tiamo tesoro ciaociao ciao benvenuto benvenuta juventus milan milano inter internazionale napoli roma forzaroma forzanapoli forzamilan forzainter forzajuve ferrari italia italiano francesco alessandro alessandra giuseppe giovanni antonio antonella federica valentina martina chiara giulia andrea matteo lorenzo stefano stefania roberto roberta claudia cristina francesca marco luca mario maria paolo paola salvatore domenico vincenzo angelo angela gabriele riccardo simone michele daniele daniela nicola elena sara silvia laura anna lucia stella stellina principessa cucciolo cucciola farfalla biscotto pippo pluto paperino topolino admin administrator amministratore king rookie root utente user username default changeme welcome login letmein guest test tester testing demo prova qwerty qwertyuiop qwerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qwer asdf azerty trustno monkey dragon master shadow superman batman spiderman iloveyou sunshine princess football baseball basketball calcio michael jennifer jordan hunter killer pokemon naruto starwars computer internet samsung google facebook instagram whatsapp summer winter autumn spring estate inverno primavera autunno gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica garda lagodigarda gardalago gardasee lakegarda lago sirmione desenzano bardolino peschiera gardaland wabu fornitore fornitori biglietti biglietteria secret freedom whatever flower cheese charlie ashley nicole jessica pepper ginger cookie abc abcd abcdef abcdefg abcdefgh'.split(
    ' ',
  );
const common = new Set(WORDS);

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const RUNS = '01234567890|09876543210|abcdefghijklmnopqrstuvwxyz|qwertyuiopasdfghjklzxcvbnm';

/** True for a common password, which an attacker tries first. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = /\p{L}(?:.*\p{L})?/su.exec(lower)?.[0] ?? '';
  const plain = [...lower].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  const plainCore = [...core].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return (
    hasFewDifferentCharacters(lower) ||
    RUNS.includes(lower) ||
    isRepetition(lower) ||
    /^\d{1,10}$/.test(lower) ||
    [core, plain, plainCore].some((form) => common.has(form))
  );
}

const hasFewDifferentCharacters = (text: string) => new Set(text).size <= 3;

/** `lagolago`, `12341234`: a repeated short part. */
function isRepetition(text: string): boolean {
  return /^(.{1,6})\1+$/u.test(text);
}
