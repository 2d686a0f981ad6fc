import type { FrontendAddress } from '../entities/frontend.ts';
import { codeKinds, type PublicCodes } from '../entities/legal/legal.ts';
import { AddressText } from '../text/address-text.tsx';
import type { MicrositeWords } from './words.ts';

interface ContactProps {
  place: FrontendAddress;
  /** The VAT number of a company; null for a person, whose tax code is never shown. */
  vat: string | null;
  codes: PublicCodes | undefined;
  words: MicrositeWords;
}

/** Address, map, e-mail, VAT number and codes of lodgings. Renders nothing without any of them. */
export function Contact({ place, vat, codes, words }: ContactProps) {
  const lines = addressLines(place);
  const isEmpty = lines.length === 0 && place.email === '' && vat === null;
  if (isEmpty && codes === undefined) return null;
  return (
    <div className="ms-contact">
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
            href={`mailto:${encodeURIComponent(place.email).replace('%40', '@')}`}
          >
            <bdi dir="ltr">
              <AddressText address={place.email} />
            </bdi>
          </a>
        </div>
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

/** The address as it is written on a letter, without empty lines. */
function addressLines({ Indirizzo, CAP, Citta, Provincia, Nazione }: FrontendAddress): string[] {
  const town = [CAP, Citta, Provincia && `(${Provincia})`].filter(Boolean).join(' ');
  return [Indirizzo, town, Nazione].filter(Boolean);
}

/** A search on OpenStreetMap (https://wiki.openstreetmap.org/wiki/Browsing). */
function mapAddress(lines: string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
}
