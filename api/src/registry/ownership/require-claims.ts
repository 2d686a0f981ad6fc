import { unclearRoutes } from '@wabu/shared/module/ownership';
import type { Deployer } from '../../http/env.ts';
import { forbidden, httpProblem, invalid } from '../../http/problem.ts';
import type { Claim } from './claim-repository.ts';
import { claimsOf, type Described, type Owners } from './owners.ts';
import { SHELL } from './program-claims.ts';

/**
 * Rejects a build that claims what belongs to another module (409, naming the owner), or what is free but
 * not given to this token (403). Returns the claims.
 */
export function requireClaims(built: Described, owners: Owners, deployer: Deployer): Claim[] {
  requireSoundDescription(built);
  requireOfferedSlots(built, owners);
  const claims = claimsOf(built);
  for (const claim of claims) {
    const owner = owners.ownerOf(claim);
    if (claim.kind === 'public' && owner === null && !deployer.isOperator)
      throw notPublic(built.id);
    if (owner !== null && owner !== built.id) throw alreadyOwned(claim.name, owner);
    if (owner === null && !mayClaim(deployer, claim)) throw notGiven(claim, built.id);
  }
  return claims;
}

/** Another module owns it, or the program does. */
export const alreadyOwned = (name: string, owner: string) =>
  httpProblem(
    409,
    'in-use',
    owner === SHELL
      ? `«${name}» appartiene al programma (shell): scegli un altro nome`
      : `«${name}» appartiene al modulo ${owner}: scegli un altro nome${name.startsWith('/') ? ', o chiedi al gestore di trasferirlo' : ''}`,
  );

const notPublic = (id: string) =>
  httpProblem(
    409,
    'in-use',
    `L'area pubblica appartiene al modulo public: solo il gestore può pubblicarvi ${id}`,
  );

const notGiven = ({ kind, name }: Claim, id: string) =>
  forbidden(
    {
      section: `Il token di ${id} non può prendere «${name}»: chiedi al gestore un token con --claims ${name}`,
      namespace: `Il token di ${id} non può prendere i testi «${name}»: usa un nome che inizia con ${id}-`,
      slot: `Il token di ${id} non può prendere lo slot «${name}»: usa un nome che inizia con ${id}.`,
      public: `Il token di ${id} non può prendere l'area pubblica`,
    }[kind],
  );

function mayClaim({ isOperator, sections }: Deployer, { kind, name, moduleId }: Claim): boolean {
  if (isOperator || kind === 'public') return true;
  if (kind === 'namespace') return name === moduleId || name.startsWith(`${moduleId}-`);
  return kind === 'slot' ? name.startsWith(`${moduleId}.`) : sections.includes(name);
}

function requireSoundDescription({ id, description }: Described): void {
  if (description === undefined) return;
  const reject = (message: string) => invalid([{ field: 'wabu', message }], message);
  if (description.id !== id)
    throw reject(`La descrizione è del modulo ${description.id}, non di ${id}`);
  const [unclear] = unclearRoutes(description);
  if (unclear !== undefined)
    throw reject(
      `«${unclear}» non dice di quale sezione è: il primo segmento è un testo fisso in minuscole, come /adminwabu/${id}`,
    );
}

/** A contribution to a slot that no module offers would never be shown. */
function requireOfferedSlots({ description }: Described, { ownerOf }: Owners): void {
  const { slots = [], offers = [] } = description ?? {};
  const unknown = slots.find(
    ({ slot }) => !offers.includes(slot) && ownerOf({ kind: 'slot', name: slot }) === null,
  );
  if (unknown === undefined) return;
  const message = `Nessun modulo offre lo slot «${unknown.slot}»: controlla il nome, o rilascia prima il modulo che lo offre`;
  throw invalid([{ field: 'wabu', message }], message);
}
