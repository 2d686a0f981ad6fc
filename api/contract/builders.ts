import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { SupplierInput } from '@wabu/shared/entities/supplier';

let made = 0;

/** A valid company with a tax id that no other has. */
export function aSupplier(change: Partial<SupplierInput> = {}): SupplierInput {
  made += 1;
  return {
    Nome: `Fornitore ${made}`,
    Tipologia: 'Azienda',
    PIVA: String(10_000_000_000 + made),
    Indirizzo: 'Via Lungolago 12',
    CAP: '25019',
    Citta: 'Sirmione',
    Provincia: 'BS',
    Nazione: 'Italia',
    email: 'info@terme.example',
    PEC: 'terme@pec.example',
    Telefono: '0309904922',
    SDI: 'KRRH6B9',
    Contratto: 'Intermediazione',
    ...change,
  };
}

/** A valid frontend of the supplier of that name, with an address that no other has. */
export function aFrontend(Fornitore: string, change: Partial<FrontendInput> = {}): FrontendInput {
  made += 1;
  return {
    URL: `microsito-${made}.example/it`,
    Fornitore,
    Logo: 'logo.png',
    Copertina: 'copertina.jpg',
    Slideshow: ['uno.jpg', 'due.jpg'],
    Localizzazione: {
      Indirizzo: 'Via Lungolago 12',
      CAP: '25019',
      Citta: 'Sirmione',
      Provincia: 'BS',
      Nazione: 'Italia',
      email: 'info@terme.example',
    },
    Sezioni: defaultSections(),
    ...change,
  };
}
