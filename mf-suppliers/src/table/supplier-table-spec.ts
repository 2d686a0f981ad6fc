import type { SupplierField } from '@wabu/shared/entities/supplier';
import { supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import type { TableSpec } from '@wabu/shared/ui/table';

/** The columns of the table of suppliers, in the order of the form. */
export const supplierTable: TableSpec<SupplierField> = {
  name: 'suppliers',
  fields: supplierFields,
  shown: ['Nome', 'Tipologia', 'PIVA', 'Citta', 'Provincia', 'email', 'Telefono', 'Contratto'],
};
