import { aSupplier } from '@wabu/shared/testing';

export const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178' });
export const molo = aSupplier(2, { Nome: 'Molo Blu', PIVA: '02420000222' });
export const suppliers = [lido, molo];

/** What is typed for a new supplier, by label. */
export const vela = {
  Nome: 'Vela Nuova',
  PIVA: '00743110157',
  CAP: '37016',
  Provincia: 'VR',
  Email: 'vela@esempio.it',
  SDI: 'M5UXCR1',
};
