import { aSupplier } from '@wabu/shared/testing';

export const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178' });
export const molo = aSupplier(2, { Nome: 'Molo Blu', PIVA: '02420000222' });
export const suppliers = [lido, molo];
