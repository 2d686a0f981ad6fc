import type { Facts } from '../entities/facts.ts';
import type { FrontendAddress } from '../entities/frontend.ts';
import { codeKinds, type PublicCodes } from '../entities/legal/legal.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { AddressText } from '../text/address-text.tsx';
import { FactList } from './facts/facts.tsx';
import { factWords } from './facts/words.ts';
import type { MicrositeWords } from './words.ts';

interface ContactProps {
  place: FrontendAddress;
  /** The VAT number of a company; null for a person, whose tax code is never shown. */
  vat: string | null;
  codes: PublicCodes | undefined;
  facts: Facts | undefined;
  legalName: string | undefined;
  language: LanguageCode;
  words: MicrositeWords;
}

/** Facts, address, map, e-mail, VAT number and codes of lodgings. Renders nothing without any of them. */
export function Contact(props: ContactProps) {
  const { place, vat, codes, facts, legalName, language, words } = props;
  const lines = addressLines(place);
  const isEmpty = lines.length === 0 && place.email === '' && vat === null;
  if (isEmpty && codes === undefined && facts === undefined) return null;
  return (
    <div className="ms-contact">
      {facts && <FactList facts={facts} language={language} />}
      {lines.length > 0 && (
        <div className="ms-fact">
          <h2 className="ms-label">{words.where}</h2>
          <address className="ms-address" lang="it">
            {lines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
          <a className="ms-button" href={mapAddress(lines)} rel="noopener noreferrer">
            {words.map}
          </a>
        </div>
      )}
      {place.email !== '' && (
        <div className="ms-fact">
          <h2 className="ms-label">{words.write}</h2>
          <a
            className="ms-mail"
            // Its name would have spaces where it may break.
            aria-label={place.email}
            href={mailAddress(place.email)}
          >
            <bdi dir="ltr">
              <AddressText address={place.email} />
            </bdi>
          </a>
        </div>
      )}
      {legalName !== undefined && (
        <p className="ms-vat">
          {`${factWords[language].legalName}${words.colon}`}
          <bdi>{legalName}</bdi>
        </p>
      )}
      {vat !== null && (
        <p className="ms-vat">
          {`${words.vat} `}
          <bdi dir="ltr">{vat}</bdi>
        </p>
      )}
      {codeKinds.map((kind) => (
        <Codes key={kind} label={words[kind]} codes={codes?.[kind] ?? []} />
      ))}
    </div>
  );
}

function Codes({ label, codes }: { label: string; codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <p className="ms-vat">
      {`${label} `}
      {codes.map((code) => (
        <bdi key={code} className="ms-code" dir="ltr">
          {code}
        </bdi>
      ))}
    </p>
  );
}

export const mailAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** The address as it is written on a letter, without empty lines. */
export function addressLines({
  Indirizzo,
  CAP,
  Citta,
  Provincia,
  Nazione,
}: FrontendAddress): string[] {
  const town = [CAP, Citta, Provincia && `(${Provincia})`].filter(Boolean).join(' ');
  return [Indirizzo, town, Nazione].filter(Boolean);
}

/** A search on OpenStreetMap (https://wiki.openstreetmap.org/wiki/Browsing). */
export function mapAddress(lines: string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
}
