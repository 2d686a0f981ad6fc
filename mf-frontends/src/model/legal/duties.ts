import { type AltText, altTextOf } from '@wabu/shared/entities/alt-texts';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { cinFlaw, cirFlaw, showsCir } from '@wabu/shared/entities/legal/lodging-codes';
import { creditLacks } from '@wabu/shared/entities/legal/picture-credit';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { publicVat } from '@wabu/shared/entities/microsites/public-vat';
import { languagesWithoutAlt } from '../draft/alt-texts.ts';
import type { SourceId } from './sources.ts';

/** `doubtful`: a value is there, but it does not look like one. */
export type DutyState = 'done' | 'missing' | 'doubtful' | 'unneeded';

type Says =
  | `cin.${'choose' | 'other' | 'missing' | 'form' | 'province' | 'done'}`
  | `cir.${'other' | 'region' | 'missing' | 'form' | 'done'}`
  | `vat.${'done' | 'person'}`
  | `credits.${'none' | 'missing' | 'done'}`
  | `altTexts.${'none' | 'missing' | 'done'}`
  | 'privacy.done';

export interface Duty {
  id: 'cin' | 'cir' | 'vat' | 'credits' | 'altTexts' | 'privacy';
  state: DutyState;
  says: Says;
  source: SourceId;
  about: readonly string[];
}

type Facts = Pick<
  Frontend,
  'Logo' | 'Copertina' | 'Slideshow' | 'Localizzazione' | 'altTexts' | 'legal'
>;

/** Hints, none of which prevents a publication. Without a known `supplierType` the VAT number is left out. */
export function dutiesOf(frontend: Facts, supplierType: string | undefined): Duty[] {
  return [
    cinDuty(frontend),
    ...cirDuty(frontend),
    ...(supplierType === undefined ? [] : [vatDuty(supplierType)]),
    pictureDuty('credits', frontend, (altText) => creditLacks(altText) !== null),
    pictureDuty('altTexts', frontend, (altText) => languagesWithoutAlt(altText).length > 0),
    { id: 'privacy', state: 'done', says: 'privacy.done', source: 'privacy', about: [] },
  ];
}

export function countOpenDuties(frontend: Facts): number {
  const isOpen = ({ state }: Duty) => state === 'missing' || state === 'doubtful';
  return dutiesOf(frontend, undefined).filter(isOpen).length;
}

function cinDuty({ legal = {}, Localizzazione }: Facts): Duty {
  const { offer, cin = [] } = legal;
  const duty = { id: 'cin', source: 'cin', about: [] } as const;
  if (offer === undefined) return { ...duty, state: 'missing', says: 'cin.choose' };
  if (offer === 'other') return { ...duty, state: 'unneeded', says: 'cin.other' };
  if (cin.length === 0) return { ...duty, state: 'missing', says: 'cin.missing' };
  for (const flaw of ['form', 'province'] as const) {
    const about = cin.filter((code) => cinFlaw(code, Localizzazione) === flaw);
    if (about.length > 0) return { ...duty, state: 'doubtful', says: `cin.${flaw}`, about };
  }
  return { ...duty, state: 'done', says: 'cin.done' };
}

/** None while the kind of offer is not chosen: the CIN asks for it. */
function cirDuty({ legal = {}, Localizzazione }: Facts): Duty[] {
  const { offer, cir = [] } = legal;
  if (offer === undefined) return [];
  const duty = { id: 'cir', source: sourceOfCir(Localizzazione), about: [] } as const;
  if (offer === 'other') return [{ ...duty, state: 'unneeded', says: 'cir.other' }];
  if (!showsCir(Localizzazione)) return [{ ...duty, state: 'unneeded', says: 'cir.region' }];
  if (cir.length === 0) return [{ ...duty, state: 'missing', says: 'cir.missing' }];
  const about = cir.filter((code) => cirFlaw(code) !== null);
  if (about.length > 0) return [{ ...duty, state: 'doubtful', says: 'cir.form', about }];
  return [{ ...duty, state: 'done', says: 'cir.done' }];
}

function vatDuty(supplierType: string): Duty {
  const duty = { id: 'vat', source: 'vat', about: [] } as const;
  return publicVat(supplierType, 'any') === null
    ? { ...duty, state: 'unneeded', says: 'vat.person' }
    : { ...duty, state: 'done', says: 'vat.done' };
}

function pictureDuty(
  id: 'credits' | 'altTexts',
  frontend: Facts,
  isOpen: (altText: AltText) => boolean,
): Duty {
  const duty = { id, source: id, about: [] } as const;
  const pictures = pictureNames(frontend);
  if (pictures.length === 0) return { ...duty, state: 'unneeded', says: `${id}.none` };
  const about = pictures.filter((file) =>
    isOpen(altTextOf(frontend.altTexts, file) ?? { texts: {} }),
  );
  if (about.length > 0) return { ...duty, state: 'missing', says: `${id}.missing`, about };
  return { ...duty, state: 'done', says: `${id}.done` };
}

const VENETO = ['BL', 'PD', 'RO', 'TV', 'VE', 'VI', 'VR'];

function sourceOfCir(place: { Provincia: string }): SourceId {
  if (showsCir(place)) return 'cirLombardy';
  if (VENETO.includes(place.Provincia)) return 'cirVeneto';
  return place.Provincia === 'TN' ? 'cirTrento' : 'cin';
}
