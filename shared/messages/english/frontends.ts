import { altTextLimits, altTextMessages } from '../../entities/alt-texts.ts';
import { frontendLimits, frontendMessages } from '../../entities/frontend.ts';
import { legalLimits, legalMessages } from '../../entities/legal/legal.ts';
import { micrositeMessages } from '../../entities/microsite.ts';
import { ownHostMessages } from '../../entities/microsites/own-host.ts';
import { previewMessages } from '../../entities/microsites/preview.ts';
import { templateLimits, templateMessages } from '../../entities/microsites/section-template.ts';
import { findMessages } from '../../entities/replace/find-texts.ts';
import { richTextTagLimit } from '../../entities/rich-text/rules.ts';
import { sectionLimits, sectionMessages } from '../../entities/section.ts';
import { pair } from './message-table.ts';

export const frontend = pair(frontendMessages, {
  url: 'Invalid URL',
  supplier: 'The supplier does not exist',
  place: 'The place is not valid',
  CAP: 'Digits only, 5 of them',
  Provincia: 'Upper-case letters only, 2 of them',
  email: 'Invalid email',
  slideshow: 'The slideshow is not valid',
  added: 'Frontend added!',
  duplicate: 'a frontend with the same URL exists already',
  notFound: 'does not exist any more',
  deleted: 'Frontend deleted',
  changedMeanwhile: 'Another user has changed the frontend',
  tooLarge: `The frontend is larger than ${frontendLimits.bytes / 1_000_000} MB: shorten the texts or move the pictures into the folder of the frontend`,
});

export const altText = pair(altTextMessages, {
  image: 'The name of the picture is not valid',
  altTexts: 'The alternative texts of the pictures are not valid',
  tooMany: `At most ${altTextLimits.pictures} pictures can have an alternative text`,
  focus: 'The focal point of the picture is not valid',
  credit: 'The author or licence of the picture is not valid',
});

export const section = pair(sectionMessages, {
  list: 'The sections are not valid',
  tooMany: `A frontend can have at most ${sectionLimits.sections} sections`,
  visible: 'The visibility of the section is not valid',
  text: 'The text of the section is not valid',
  tags: `The text has more than ${richTextTagLimit} formatting elements: divide it into several sections`,
});

export const legal = pair(legalMessages, {
  legal: 'The legal data is not valid',
  tooMany: `At most ${legalLimits.codes} codes`,
  code: `A code has Latin letters, digits and signs, without spaces, at most ${legalLimits.codeLength}`,
});

export const microsite = pair(micrositeMessages, {
  incomplete:
    'No language is complete: every visible section needs a name and a content, and every picture an alternative text',
  missingFiles: 'Some pictures of the frontend do not exist any more: replace or remove them',
  damaged: 'Some fields of the frontend are damaged: save it again before you publish it',
  neverPublished: 'The frontend has never been published',
  noSnapshot: 'The version that was published before does not exist any more',
  addressTaken: 'Another microsite is published at this address',
});

export const ownHost = pair(ownHostMessages, {
  none: 'The URL does not begin with a host: use a URL such as www.example.it',
  off: 'The public address of the server (PUBLIC_URL) is missing: its operator sets it',
  site: 'This is the host of the site: a microsite cannot take it',
  taken: 'This host is already enabled for another microsite',
  noAnswer:
    'The host does not lead to this server yet: check the DNS, wait a few minutes and try again',
  notEnabled: 'The host is not enabled',
});

export const preview = pair(previewMessages, {
  empty: 'The frontend has no texts yet: write and save at least one visible section',
  withdrawn: 'Preview link withdrawn',
  none: 'There is no active preview link',
});

export const template = pair(templateMessages, {
  duplicate: 'A template with this name exists already',
  tooMany: `There are ${templateLimits.templates} templates already: delete one`,
  tooLarge: 'The section is too large for a template: remove or reduce the pictures in its texts',
  empty: 'The section is empty: write a text before you save it as a template',
  notFound: 'The template does not exist any more',
  changedMeanwhile: 'Another user has changed the template',
  added: 'Template saved',
  deleted: 'Template deleted',
});

export const find = pair(findMessages, {
  empty: 'Write what to search for',
  fields: 'Choose at least one field to search in',
  languages: 'Choose at least one language',
  lines: 'The replacement is a single line',
});
