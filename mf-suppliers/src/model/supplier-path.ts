import type { Supplier } from '@wabu/shared/entities/supplier';

/** The address of a supplier. The tax code stands in the fragment, which no server gets. */
export const supplierPath = ({ PIVA }: Pick<Supplier, 'PIVA'>): string =>
  `/adminwabu/suppliers#${new URLSearchParams({ id: PIVA })}`;
