import { WITHOUT_FRONTEND } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';

const PATH = '/adminwabu/suppliers';

/** The address of a supplier. */
export const supplierPath = ({ id }: Pick<Supplier, 'id'>): string =>
  `${PATH}#${new URLSearchParams({ id })}`;

/** The address of the list of those without a microsite. */
export const withoutFrontendPath = `${PATH}#${new URLSearchParams({ only: WITHOUT_FRONTEND })}`;
