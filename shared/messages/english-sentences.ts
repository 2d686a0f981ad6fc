import { MAX_PASSKEYS } from '../entities/account/second-factor.ts';
import { altTextLimits } from '../entities/alt-texts.ts';
import { fileLimits, inMegabytes } from '../entities/files.ts';
import { frontendLimits } from '../entities/frontend.ts';
import { legalLimits } from '../entities/legal/legal.ts';
import { MAX_BULK_OPERATIONS } from '../entities/lists/bulk-suppliers.ts';
import { templateLimits } from '../entities/microsites/section-template.ts';
import { userLimits } from '../entities/passwords/user-messages.ts';
import { assignableRoles, roles } from '../entities/permissions.ts';
import { PERSON_SEARCH_MIN } from '../entities/privacy/person.ts';
import { readyAnswerLimits } from '../entities/requests/request-facts.ts';
import { richTextTagLimit } from '../entities/rich-text/rules.ts';
import { sectionLimits } from '../entities/section.ts';
import { glossaryLimits } from '../entities/translations/translation-settings.ts';

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The English sentences of all messages, by group and key of their codes. */
export const english: Record<string, Record<string, string>> = {
  account: {
    currentMissing: 'Write the current password',
    currentWrong: 'The current password is wrong',
    samePassword: 'The new password is the same as the current one: choose another one',
    sessionId: 'Unknown session: reload the page',
    avatarChanged: 'Your picture was just changed elsewhere: reload the page and try again',
  },
  altText: {
    image: 'The name of the picture is not valid',
    altTexts: 'The alternative texts of the pictures are not valid',
    tooMany: `At most ${altTextLimits.pictures} pictures can have an alternative text`,
    focus: 'The focal point of the picture is not valid',
    credit: 'The author or licence of the picture is not valid',
  },
  bulk: {
    tooMany: `At most ${MAX_BULK_OPERATIONS} operations in a request`,
    twice: 'Another operation of the same request is about this supplier',
  },
  file: {
    notFound: 'File not found.',
    exists: 'A file with the same name exists already',
    ownSpace:
      'You have used all your space for files ({{megabytes}} MB): delete those that are not needed, also from the trash',
    commonSpace:
      'The space for the files of all users is used up ({{megabytes}} MB): delete those that are not needed, also from the trash',
    tooLarge: `The file is larger than ${inMegabytes(fileLimits.bytes)} MB`,
    variant: 'The reduced versions of the picture are not valid',
    variantTooLarge: `A reduced version of the picture is larger than ${inMegabytes(fileLimits.variantBytes)} MB`,
    drawingTooLarge: `The SVG drawing is larger than ${inMegabytes(fileLimits.drawingBytes)} MB`,
    encoding: 'The encoding of the SVG drawing is not accepted: save it as UTF-8',
    tooManyPixels: `The picture has more than ${fileLimits.pixels / 1_000_000} megapixels`,
    unsupported:
      'This type of file is not accepted: save the picture as JPEG, PNG, GIF, WebP, BMP or SVG',
    mismatch: 'The content of the file is not of type {{kind}}',
    damaged: 'The picture is damaged or contains parts that are not accepted',
    empty: 'The file is empty',
    folder: 'Invalid folder',
    name: 'Invalid file name',
    extension: 'The file name must end with .{{extension}}',
    taken: 'A file with this name exists already: choose another one',
    inUse:
      'The picture is in use: remove it from the microsite, save and, if it is published, publish it again',
  },
  find: {
    empty: 'Write what to search for',
    fields: 'Choose at least one field to search in',
    languages: 'Choose at least one language',
    lines: 'The replacement is a single line',
  },
  frontend: {
    url: 'Invalid URL',
    supplier: 'The supplier does not exist',
    place: 'The place is not valid',
    CAP: 'Digits only, 5 of them',
    Provincia: 'Upper-case letters only, 2 of them',
    email: 'Invalid email',
    slideshow: 'The slideshow is not valid',
    duplicate: 'a microsite with the same URL exists already',
    notFound: 'does not exist any more',
    changedMeanwhile: 'Another user has changed the microsite',
    tooLarge: `The microsite is larger than ${frontendLimits.bytes / 1_000_000} MB: shorten the texts or move the pictures into the folder of the microsite`,
  },
  history: {
    unknown: 'This version does not exist',
    pruned: 'The contents of this version were deleted: who and when remain',
    deleted: 'It is in the trash: restore it there',
    purged: 'It was deleted for good: it cannot be restored any more',
    noUndo: 'This action cannot be undone',
    changedSince: 'It was changed meanwhile: an undo would lose these changes',
  },
  facts: {
    facts: 'The facts are not valid',
    phone: 'Invalid telephone number: digits, spaces and a + in front',
    website: 'Write an address that begins with https:// or http://',
    hours: 'Invalid hours: write for example 9:00-12:30, 14:00-18:00',
    season: 'Write day and month, for example 1/4',
    date: 'Write a valid date',
    price: 'Write a price in euros, for example 12.50',
  },
  legal: {
    legal: 'The legal data is not valid',
    tooMany: `At most ${legalLimits.codes} codes`,
    code: `A code has Latin letters, digits and signs, without spaces, at most ${legalLimits.codeLength}`,
  },
  managedUser: {
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
  },
  microsite: {
    incomplete:
      'No language is complete: every visible section needs a name and a content, and every picture an alternative text',
    missingFiles: 'Some pictures of the microsite do not exist any more: replace or remove them',
    damaged: 'Some fields of the microsite are damaged: save it again before you publish it',
    neverPublished: 'The microsite has never been published',
    noSnapshot: 'The version that was published before does not exist any more',
    addressTaken: 'Another microsite is published at this address',
  },
  ownHost: {
    none: 'The URL does not begin with a host: use a URL such as www.example.it',
    off: 'The public address of the server (PUBLIC_URL) is missing: its operator sets it',
    site: 'This is the host of the site: a microsite cannot take it',
    taken: 'This host is already enabled for another microsite',
    noAnswer:
      'The host does not lead to this server yet: check the DNS, wait a few minutes and try again',
    notEnabled: 'The host is not enabled',
  },
  person: {
    short: `Write at least ${PERSON_SEARCH_MIN} characters`,
    gone: 'Nothing is left of this person: search again',
    name: 'The name does not match: write it as you see it',
    isKing: 'A king user cannot be deleted: change the role first, in Users',
    yourself:
      'You cannot delete your own data: another king must first change your role, then delete them',
  },
  preview: {
    empty: 'The microsite has no texts yet: write and save at least one visible section',
    none: 'There is no active preview link',
  },
  problem: {
    malformed: 'Invalid request',
    invalid: 'The data is not valid!',
    unauthenticated: 'The session has expired or is missing: sign in',
    forbidden: 'You are not allowed to do this',
    notFound: 'Not found',
    tooLarge: 'The request is too large',
    unsupportedType: 'This format of the request is not accepted',
    tooMany: 'Too many attempts: try again later',
    unexpected: 'Unexpected error: try again shortly',
    full: 'The storage is full: nothing was saved',
    diskLow:
      'The space on the server is nearly used up: nothing can be added for now. Tell who runs the site; reading and deleting work.',
    unavailable: 'The service is not available at the moment: try again shortly',
    moving: 'The site is moving to another server: for now it can only be read. Try again later.',
    confirm: 'First confirm that it is you',
    uploadSlow: 'The upload is too slow',
    uploadBroken: 'The upload was interrupted',
    listMoved: 'The list has changed at this very place: read it again from the start.',
  },
  readyAnswer: {
    notFound: 'The ready answer does not exist any more',
    changedMeanwhile: 'Another user has changed the ready answer',
    duplicate: 'There is a ready answer with this name already',
    tooMany: `There are ${readyAnswerLimits.answers} ready answers already: delete one`,
    empty: 'Write the answer in at least one language',
  },
  request: {
    notFound: 'The request does not exist any more',
    changedMeanwhile: 'The request has been changed meanwhile',
    duplicate: 'The request exists already',
    email: 'Write a valid e-mail address',
    kind: 'Choose the subject',
    date: 'Write a valid date',
    order: 'The departure is before the arrival',
    people: 'Write a number from 1 to {{max}}',
    otherPerson: 'Only requests of the same e-mail address are merged',
    full: 'This request has too many messages already',
    tooMany: 'There are too many open requests: try again later',
    unchanged: 'There is nothing to take apart',
    noSupplier: 'The request concerns no supplier',
    supplierNotFound: 'The supplier no longer exists',
    noMicrosite: 'The microsite is not published',
  },
  role: {
    assignable: `The role must be ${oneOf.format(assignableRoles)}`,
    any: `The role must be ${oneOf.format(roles)}`,
  },
  secondFactor: {
    wrongCode: 'The code is wrong or was used already: wait for the next one and try again',
    wrongRecoveryCode: 'The recovery code is wrong or was used already',
    stepExpired: 'Too much time has passed: enter user name and password again',
    required: 'Your role needs a second factor: switch one on to continue',
    wrongPassword: 'The password is wrong',
    totpExists:
      'You have an authenticator app already: switch it off before you connect another one',
    wrongPasskey: 'The passkey was not recognised: try again, or sign in another way',
    wrongConfirmation: 'The passkey was not recognised: try again, or use the password',
    passkeyExists: 'This passkey exists already',
    tooManyPasskeys: `You have ${MAX_PASSKEYS} passkeys already: remove one`,
    passkeyName: 'Name the passkey, with at most 60 characters',
    noPasskey: 'You have no passkey: confirm with the password',
    passkeyGone: 'This passkey does not exist any more',
    totpNotStarted: 'Start again: scan the QR code once more',
    noFactor: 'First switch on an authenticator app or a passkey',
    notOwn: 'Your factors are removed on the page of your account',
    code: 'Write the 6 digits that you see in the app',
    recoveryCode: 'Write a recovery code, such as abcd-efgh-jkmn',
  },
  section: {
    list: 'The sections are not valid',
    tooMany: `A microsite can have at most ${sectionLimits.sections} sections`,
    visible: 'The visibility of the section is not valid',
    text: 'The text of the section is not valid',
    tags: `The text has more than ${richTextTagLimit} formatting elements: divide it into several sections`,
  },
  supplier: {
    companyId: 'VAT number: digits only, 11 of them',
    personId: 'Tax code: 16 upper-case letters and digits',
    CAP: 'Digits only, 5 of them',
    Provincia: 'Upper-case letters only, 2 of them',
    SDI: 'Upper-case letters and digits only, 7 of them',
    Telefono: 'Digits only',
    email: 'Invalid email',
    PEC: 'Invalid PEC',
    duplicate: 'The VAT number or tax code must be unique among all suppliers',
    keyChanged:
      'You cannot change the VAT number or tax code while you edit. Use “Save as new” to create a new supplier.',
    notFound: 'The supplier does not exist any more',
    changedMeanwhile: 'Another user has changed the supplier',
    inUse: 'One or more microsites use the supplier',
  },
  template: {
    duplicate: 'A template with this name exists already',
    tooMany: `There are ${templateLimits.templates} templates already: delete one`,
    tooLarge: 'The section is too large for a template: remove or reduce the pictures in its texts',
    empty: 'The section is empty: write a text before you save it as a template',
    notFound: 'The template does not exist any more',
    changedMeanwhile: 'Another user has changed the template',
  },
  text: {
    notText: 'Invalid text',
    unstorable: 'The text contains invalid characters',
    required: 'Required field',
    tooLong: 'Text too long (at most {{max}} characters)',
  },
  translationSettings: {
    terms: 'The names are not valid',
    tooMany: `At most ${glossaryLimits.terms} names`,
    term: `A name has at most ${glossaryLimits.term} characters, on one line`,
    formality: 'The tone is not valid',
    changedMeanwhile: 'Another user has changed the rules of translation',
  },
  translator: {
    timeout: '{{name}} does not answer: try again shortly',
    overloaded: '{{name}} gets too many requests: try again in a minute',
    down: '{{name}} is out of service at the moment: try again shortly',
    quota:
      'The characters available at {{name}} are used up: raise the plan or wait for the next month',
    key: '{{name}} does not accept the key: check DEEPL_API_KEY and restart the server',
    glossary: '{{name}} does not find the glossary: try again shortly',
    rejected: '{{name}} has refused the request',
    'invalid-answer': '{{name}} gave an answer that cannot be read: try again shortly',
    'too-long': 'The text is too long to be translated at once',
    notConfigured:
      'The translator is not set up: set DEEPL_API_KEY to a key of DeepL and restart the server',
    language: 'Invalid language',
    dayOfAll:
      'The characters to translate are used up for today ({{limit}} a day for all): try again tomorrow',
    dayOfOne:
      'You have used your characters to translate for today ({{limit}} a day): try again tomorrow',
  },
  trash: {
    gone: 'It is not in the trash any more: it was restored or deleted for good',
    key: 'Invalid new name',
    taxIdTaken:
      'The VAT number or tax code now belongs to the supplier “{{holder}}”: delete that one before you restore this one',
    urlTaken: 'Another microsite now has the address: choose a new one',
    userNameTaken: 'Another user now has the name: choose a new one',
    fileTaken: 'The folder now has another file with this name: choose a new one',
    supplierInTrash: 'The supplier “{{name}}” is in the trash: restore the supplier first',
    supplierGone:
      'The supplier “{{name}}” does not exist any more: create a supplier with this name, then restore the microsite',
    frontendInTrash: 'The microsite [{{url}}] is in the trash: restore the microsite first',
    frontendGone:
      'The microsite [{{url}}] does not exist any more: create a microsite with this address, then restore the picture',
    templateTaken: 'Another template now has this name: choose a new one',
    fileSupplierGone:
      'The supplier of this file does not exist any more: restore it from the trash or create it again, then restore the file',
  },
  user: {
    required: 'Fill in all fields!',
    duplicate: 'The user name exists already! Choose another one.',
    notFound: 'The user does not exist any more',
    notYourself: 'You cannot delete your own user',
    name: 'Use only letters, digits, spaces and . _ - @',
    avatar: 'Invalid name of the avatar file',
    passwordShort: `The password must have at least ${userLimits.passwordMin} characters`,
    passwordLong: `The password can have at most ${userLimits.passwordMax} characters`,
    passwordCommon: 'This password is too common: choose one that is harder to guess',
    wrongCredentials: 'The data is not valid!',
  },
};
