export const ANIMATED_AVATAR = 'logo_animated.gif';
/** The dashboard shows it where a user's picture is missing; it needs no session. */
export const ANIMATED_AVATAR_PATH = `/avatar/${ANIMATED_AVATAR}`;
