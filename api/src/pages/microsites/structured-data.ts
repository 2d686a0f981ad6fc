import { codeKinds } from '@wabu/shared/entities/legal/legal';
import { licenceTexts } from '@wabu/shared/entities/legal/picture-credit';
import type { Microsite } from '@wabu/shared/entities/microsite';
import { mediaPath } from '@wabu/shared/entities/microsites/picture-variants';

interface Facts {
  microsite: Microsite;
  /** The absolute address of the page. */
  address: string;
  origin: string;
  description: string;
}

/**
 * The JSON-LD of a microsite: a LocalBusiness where it has an address, which that type requires, else a
 * TouristAttraction (https://schema.org/LocalBusiness, https://schema.org/TouristAttraction). Properties
 * without a value are left out.
 */
export function structuredData({ microsite, address, origin, description }: Facts): object {
  const { name, vat, codes, place, cover, logo } = microsite;
  const postal = withoutEmpty({
    streetAddress: place.Indirizzo,
    postalCode: place.CAP,
    addressLocality: place.Citta,
    addressRegion: place.Provincia,
    addressCountry: place.Nazione,
  });
  const hasAddress = Object.keys(postal).length > 0;
  const pictureOf = (picture: Microsite['logo']) =>
    picture ? origin + mediaPath(picture, picture.variants.at(-1) ?? 'original') : '';
  const shown = cover ?? logo;
  const image = pictureOf(shown);
  const credit = shown?.credit;
  const identifier = codeKinds.flatMap((kind) =>
    (codes?.[kind] ?? []).map((value) => ({
      '@type': 'PropertyValue',
      propertyID: kind.toUpperCase(),
      value,
    })),
  );
  return {
    '@context': 'https://schema.org',
    '@type': hasAddress ? 'LocalBusiness' : 'TouristAttraction',
    '@id': address,
    url: address,
    name,
    ...withoutEmpty({
      description,
      ...(!credit && { image }),
      logo: pictureOf(logo),
      email: place.email,
      vatID: vat ?? '',
    }),
    ...(credit && {
      image: {
        '@type': 'ImageObject',
        contentUrl: image,
        ...withoutEmpty({
          creditText: credit.author,
          license: licenceTexts[credit.licence]?.address ?? '',
        }),
      },
    }),
    ...(identifier.length > 0 && { identifier }),
    ...(hasAddress && { address: { '@type': 'PostalAddress', ...postal } }),
  };
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
