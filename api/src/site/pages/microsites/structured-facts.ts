import type { Facts, PlaceKind, Span } from '@wabu/shared/entities/facts';

/** The kinds of LocalBusiness (https://schema.org/LocalBusiness). */
const types: Partial<Record<PlaceKind, string>> = {
  wine: 'Winery',
  sport: 'SportsActivityLocation',
  lodging: 'LodgingBusiness',
  food: 'FoodEstablishment',
};

export const typeOf = (facts: Facts = {}) => (facts.kind && types[facts.kind]) ?? 'LocalBusiness';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Price and opening hours as properties of a LocalBusiness (https://schema.org/openingHoursSpecification). Seasons
 * are those of the year of the publication.
 */
export function structuredFacts(facts: Facts, publishedAt: string): object {
  const { price, seasons = [], exceptions = [] } = facts;
  const year = Number(publishedAt.slice(0, 4));
  const weekly = seasons.flatMap(({ from, to, week }) => {
    const valid = from !== undefined &&
      to !== undefined && {
        validFrom: `${year}-${from}`,
        validThrough: `${to < from ? year + 1 : year}-${to}`,
      };
    return week.flatMap((spans, day) =>
      spans.map((span) => ({ ...hoursOf(span), dayOfWeek: DAYS[day], ...valid })),
    );
  });
  const special = exceptions.flatMap(({ from, to = from, spans }) =>
    // A day that opens and closes at midnight is closed.
    (spans.length > 0 ? spans : [['00:00', '00:00'] as Span]).map((span) => ({
      ...hoursOf(span),
      validFrom: from,
      validThrough: to,
    })),
  );
  return {
    ...(price !== undefined && { priceRange: `≥ ${price / 100} EUR` }),
    ...(weekly.length > 0 && { openingHoursSpecification: weekly }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const hoursOf = ([opens, closes]: Span) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});
