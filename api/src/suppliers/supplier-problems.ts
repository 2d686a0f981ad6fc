import type { LastChange } from '@wabu/shared/entities/problem';
import { type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { type HttpProblem, httpProblem, invalid } from '../http/problem.ts';

/** 409: another supplier has the tax id. */
export function duplicateTaxId(): HttpProblem {
  const errors = [{ field: 'PIVA', message: supplierMessages.duplicate }];
  return httpProblem(409, 'duplicate', supplierMessages.duplicate, { errors });
}

/** 400: neither the table nor the trash holds the tax id of a change, so that it was edited. */
export const changedTaxId = (): HttpProblem =>
  invalid([{ field: 'PIVA', message: supplierMessages.keyChanged }]);

/** 412 with the present record, and who saved it. */
export const changedMeanwhile = (current: Supplier, last: Partial<LastChange>): HttpProblem =>
  httpProblem(412, 'changed-meanwhile', supplierMessages.changedMeanwhile, { current, ...last });

/** 409: frontends name the supplier. */
export const inUse = (linked: string[]): HttpProblem =>
  httpProblem(409, 'in-use', supplierMessages.inUse, { linked });
