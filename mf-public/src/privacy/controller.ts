/** Who answers for the data: the one place to change when the site gets its real owner. */
export const controller = {
  name: 'Wabu',
  address: 'Lungolago Regina Adelaide 1, 37016 Garda (VR), Italia',
  email: 'privacy@wabu.example',
} as const;

export const GARANTE = 'https://www.garanteprivacy.it';
