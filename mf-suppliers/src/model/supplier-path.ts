import type { Supplier } from '@wabu/shared/entities/supplier';

/** The address of a supplier. */
export const supplierPath = ({ id }: Pick<Supplier, 'id'>): string =>
  `/adminwabu/suppliers#${new URLSearchParams({ id })}`;
