/** The controller of an installation's personal data (GDPR art. 4(7)), as its operator names it. */
export interface Controller {
  name: string;
  address: string;
  email: string;
}

/** The name of the `<meta>` element that holds the controller for the page's scripts. */
export const CONTROLLER_META = 'wabu-controller';

/** Placeholders in prerendered HTML that the server replaces. */
export const CONTROLLER_SLOTS: Controller = {
  name: '/~controller-name',
  address: '/~controller-address',
  email: '/~controller-email',
};

/** Prerendered HTML has both blocks; the server removes the one that does not apply. */
export const CONTROLLER_NAMED = 'controller-named';
export const CONTROLLER_UNNAMED = 'controller-unnamed';
