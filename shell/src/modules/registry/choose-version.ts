import { type RegistryModule, seesPreviews } from '@wabu/shared/module';
import { getItem, setItem } from '@wabu/shared/storage';

const BUCKET_KEY = 'canaryBucket';
const FAILED_KEY = 'failedCanaries';
/** Older ones are no canaries any more. */
const MAX_FAILED = 20;

/** Picks one version of each module: the canary where this browser receives it, else the live one. */
export function chooseVersions(modules: RegistryModule[]): RegistryModule[] {
  const canaries = modules.filter(({ status }) => status === 'canary');
  return modules
    .filter(({ status }) => status !== 'canary')
    .map(
      (live) => canaries.find((canary) => canary.id === live.id && receivesCanary(canary)) ?? live,
    );
}

/** Excludes a failed canary from this tab, which uses the live version from its next page load. */
export function leaveCanary({ id, version }: RegistryModule): void {
  const others = failed().filter((one) => one !== `${id}@${version}`);
  setItem(
    'sessionStorage',
    FAILED_KEY,
    [...others, `${id}@${version}`].slice(-MAX_FAILED).join(' '),
  );
}

function receivesCanary({ id, version, percent = 0 }: RegistryModule): boolean {
  if (failed().includes(`${id}@${version}`)) return false;
  return seesPreviews() || bucket() < percent;
}

/** A random number from 0 to 99, stored, so that a browser keeps its side of a canary. */
function bucket(): number {
  const stored = Number(getItem('localStorage', BUCKET_KEY) ?? Number.NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const random = Math.floor(Math.random() * 100);
  setItem('localStorage', BUCKET_KEY, String(random));
  return random;
}

const failed = () => getItem('sessionStorage', FAILED_KEY)?.split(' ') ?? [];
