/** The storage key of the theme that a member of the staff chose: `light` or `dark`. */
export const THEME_KEY = 'theme';
