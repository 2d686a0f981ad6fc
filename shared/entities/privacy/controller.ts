/** Who answers for the personal data of an installation, as its operator has named it. */
export interface Controller {
  name: string;
  address: string;
  email: string;
}

/** The element in the head that tells the page's scripts what the server wrote into it. */
export const CONTROLLER_META = 'wabu-controller';

/** Stand in a page that is written ahead of time; whoever joins it puts the facts in their place. */
export const CONTROLLER_SLOTS: Controller = {
  name: '/~controller-name',
  address: '/~controller-address',
  email: '/~controller-email',
};

/** Two blocks are written ahead of time, of which the server leaves the one that is true. */
export const CONTROLLER_NAMED = 'controller-named';
export const CONTROLLER_UNNAMED = 'controller-unnamed';
