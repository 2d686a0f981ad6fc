import { type RegistryModule, seesPreviews } from '@wabu/shared/module';
import { getItem, setItem } from '@wabu/shared/storage';

const BUCKET_KEY = 'canaryBucket';
const FAILED_KEY = 'failedCanaries';

/** One version of each module: the canary where this browser takes part in it, else the live one. */
export function chooseVersions(modules: RegistryModule[]): RegistryModule[] {
  const canaries = modules.filter(({ status }) => status === 'canary');
  return modules
    .filter(({ status }) => status !== 'canary')
    .map(
      (live) => canaries.find((canary) => canary.id === live.id && receivesCanary(canary)) ?? live,
    );
}

/** After a canary has failed here, this tab goes on with the live version. */
export function leaveCanary({ id, version }: RegistryModule): void {
  setItem('sessionStorage', FAILED_KEY, [...failed(), `${id}@${version}`].join(' '));
}

function receivesCanary({ id, version, percent = 0 }: RegistryModule): boolean {
  if (failed().includes(`${id}@${version}`)) return false;
  return seesPreviews() || bucket() < percent;
}

/** A number from 0 to 99 that this browser keeps, so that a canary does not come and go. */
function bucket(): number {
  const kept = Number(getItem('localStorage', BUCKET_KEY) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const drawn = Math.floor(Math.random() * 100);
  setItem('localStorage', BUCKET_KEY, String(drawn));
  return drawn;
}

const failed = () => getItem('sessionStorage', FAILED_KEY)?.split(' ') ?? [];
