import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import * as builders from '@wabu/shared/testing/builders';

let made = 0;

/** A valid company with a unique tax id. */
export function aSupplier(change: Partial<SupplierInput> = {}): SupplierInput {
  made += 1;
  return builders.aSupplier(made, change);
}

/** A valid frontend of that supplier with all fields and a unique URL. */
export function aFrontend(Fornitore: string, change: Partial<FrontendInput> = {}): FrontendInput {
  made += 1;
  return builders.aFrontend(Fornitore, made, {
    URL: `microsito-${made}.example/it`,
    Logo: 'logo.png',
    Copertina: 'copertina.jpg',
    Slideshow: ['uno.jpg', 'due.jpg'],
    Sezioni: defaultSections(),
    ...change,
  });
}
