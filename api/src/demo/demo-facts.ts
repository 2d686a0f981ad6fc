import type { Facts, Span } from '@wabu/shared/entities/facts';

const daily = (...spans: Span[]) => Array.from({ length: 7 }, () => spans);

/** What the demo microsites say of their places, by address. */
export const demoFacts: Record<string, Facts> = {
  'battelli-del-benaco': {
    name: 'Battelli del Benaco',
    phone: '+39 0365 555 0101',
    kind: 'boats',
    price: 1850,
    website: 'https://battelli-del-benaco.example/',
    seasons: [
      { from: '04-01', to: '10-31', week: daily(['09:00', '12:30'], ['14:00', '18:30']) },
      {
        from: '11-01',
        to: '03-31',
        week: daily().map((_, day): Span[] => (day < 5 ? [] : [['10:00', '16:00']])),
      },
    ],
    exceptions: [{ from: '2027-12-25', to: '2027-12-26', spans: [] }],
  },
  'limonaia-la-cedraia': {
    name: 'Limonaia La Cedraia',
    phone: '+39 0365 555 0102',
    kind: 'park',
    price: 600,
    website: 'https://lacedraia.example/',
    seasons: [
      {
        from: '03-15',
        to: '10-31',
        week: daily(['10:00', '18:00']).map((spans, day) => (day === 0 ? [] : spans)),
      },
    ],
    exceptions: [{ from: '2027-06-02', spans: [['09:00', '20:00']] }],
  },
  'monte-baldo-vivo.example/parco': {
    name: 'Parco Monte Baldo Vivo',
    phone: '+39 045 555 0103',
    kind: 'sport',
    price: 2400,
    website: 'https://montebaldovivo.example/',
    seasons: [{ from: '05-01', to: '10-15', week: daily(['09:30', '17:30']) }],
    exceptions: [{ from: '2027-08-15', spans: [['09:30', '20:00']] }],
  },
  'terme-fonte-azzurra': {
    name: 'Terme Fonte Azzurra',
    phone: '+39 045 555 0104',
    kind: 'bathing',
    price: 3200,
    website: 'https://fonteazzurra.example/',
    seasons: [{ week: daily(['10:00', '22:00']) }],
    exceptions: [{ from: '2027-12-24', to: '2027-12-25', spans: [] }],
  },
};
