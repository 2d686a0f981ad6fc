import { accountMessages } from '../../entities/account/account.ts';
import { MAX_PASSKEYS, secondFactorMessages } from '../../entities/account/second-factor.ts';
import { userLimits, userMessages } from '../../entities/passwords/user-messages.ts';
import { assignableRoles, roles } from '../../entities/permissions.ts';
import { roleMessages } from '../../entities/user.ts';
import { managedUserMessages } from '../../entities/users/managed-user.ts';
import { pair } from './message-table.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const role = pair(roleMessages, {
  assignable: `The role must be ${oneOf.format(assignableRoles)}`,
  any: `The role must be ${oneOf.format(roles)}`,
});

export const user = pair(userMessages, {
  required: 'Fill in all fields!',
  duplicate: 'The user name exists already! Choose another one.',
  noneChosen: 'Select a user to delete!',
  created: 'User created!',
  deleted: 'User deleted!',
  passwordSet: 'Password set, sessions ended',
  loadFailed: 'The users could not be loaded',
  createFailed: 'The user could not be created',
  deleteFailed: 'The user could not be deleted',
  avatarFailed: 'The avatar could not be uploaded',
  notFound: 'The user does not exist any more',
  notYourself: 'You cannot delete your own user',
  name: 'Use only letters, digits, spaces and . _ - @',
  avatar: 'Invalid name of the avatar file',
  passwordShort: `The password must have at least ${userLimits.passwordMin} characters`,
  passwordLong: `The password can have at most ${userLimits.passwordMax} characters`,
  passwordCommon: 'This password is too common: choose one that is harder to guess',
  wrongCredentials: 'The data is not valid!',
  loginOk: 'Signed in',
  loginUnknown: 'Unknown sign-in error',
});

export const managedUser = pair(managedUserMessages, {
  kingStays: 'A king user cannot be deleted: change the role first',
  nothing: 'Say what to change: the role, or whether the user is enabled',
  disabled: 'Say whether the user is disabled: true or false',
  notYourself: 'You cannot change your own user: ask another king',
  notYourPassword: 'Open “My account” to change your password',
  changedMeanwhile: 'Another king has changed the user',
  lastKing:
    'At least one enabled king who can sign in must remain: first give the king role to another user',
  isDisabled: 'The user is disabled: enable the user, then create the link',
  linkGone:
    'This link has expired or was used already. Ask the person who manages the users for a new one.',
});

export const account = pair(accountMessages, {
  passwordChanged: 'Password changed',
  currentMissing: 'Write the current password',
  currentWrong: 'The current password is wrong',
  samePassword: 'The new password is the same as the current one: choose another one',
  sessionId: 'Unknown session: reload the page',
  avatarChanged: 'Your picture was just changed elsewhere: reload the page and try again',
});

export const secondFactor = pair(secondFactorMessages, {
  wrongCode: 'The code is wrong or was used already: wait for the next one and try again',
  wrongRecoveryCode: 'The recovery code is wrong or was used already',
  stepExpired: 'Too much time has passed: enter user name and password again',
  required: 'Your role needs a second factor: switch one on to continue',
  wrongPassword: 'The password is wrong',
  totpExists: 'You have an authenticator app already: switch it off before you connect another one',
  wrongPasskey: 'The passkey was not recognised: try again, or sign in another way',
  wrongConfirmation: 'The passkey was not recognised: try again, or use the password',
  passkeyExists: 'This passkey exists already',
  tooManyPasskeys: `You have ${MAX_PASSKEYS} passkeys already: remove one`,
  passkeyName: 'Name the passkey, with at most 60 characters',
  noPasskey: 'You have no passkey: confirm with the password',
  passkeyGone: 'This passkey does not exist any more',
  passkeyRemoved: 'Passkey removed',
  totpNotStarted: 'Start again: scan the QR code once more',
  noFactor: 'First switch on an authenticator app or a passkey',
  removed: 'Second factor switched off',
  requirementSaved: 'Rule saved',
  notOwn: 'Your factors are removed on the page of your account',
  code: 'Write the 6 digits that you see in the app',
  recoveryCode: 'Write a recovery code, such as abcd-efgh-jkmn',
});
