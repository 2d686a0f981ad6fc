import { type NewRequest, newRequestSchema } from '@wabu/shared/entities/requests/request';

export const anna: NewRequest = newRequestSchema.parse({
  kind: 'availability',
  name: 'Anna Weiß',
  email: 'anna@example.org',
  text: 'Gibt es im Juli freie Plätze?',
  language: 'de',
  from: '2027-07-01',
  to: '2027-07-03',
  people: 2,
});

export const luca: NewRequest = newRequestSchema.parse({
  kind: 'information',
  name: 'Luca Bo',
  email: 'luca@example.org',
  text: 'A che ora parte il battello?',
});
