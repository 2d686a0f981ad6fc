import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { answer } from '../src/client.ts';
import { aFrontend, aSupplier } from './builders.ts';
import { clientOf } from './people.ts';
import type { ContractServer } from './server.ts';

/** Records that an admin has stored, with the admin's calls. */
export function recordCalls(server: () => ContractServer) {
  async function newSupplier(change: Partial<SupplierInput> = {}) {
    const { d1, r2 } = await clientOf(server(), 'admin');
    const supplier = aSupplier(change);
    await answer(d1.addsupplier.$post({ json: supplier }));
    return { d1, r2, supplier };
  }
  /** A frontend of a new supplier. */
  async function newFrontend(
    change: Partial<FrontendInput> = {},
    supplierChange: Partial<SupplierInput> = {},
  ) {
    const { d1, supplier } = await newSupplier(supplierChange);
    const input = aFrontend(supplier.Nome, change);
    await answer(d1.addfrontend.$post({ json: input }));
    return { d1, supplier, input };
  }
  return { newSupplier, newFrontend };
}
