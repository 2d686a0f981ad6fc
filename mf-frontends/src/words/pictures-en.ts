import type { FrontendsWords } from './it.ts';

export const images: FrontendsWords['images'] = {
  open: 'Open {{name}}',
  pick: 'Choose {{what}}',
  change: 'Change {{what}}',
  remove: 'Remove {{what}}',
  removed: 'Picture removed: {{what}}',
  clearSlideshow: 'Empty the slideshow',
  cleared: 'Slideshow emptied',
  needUrl: 'Write a valid URL first: the images are in its folder.',
  takenUrl:
    'This URL belongs to another microsite, and so does its folder of images. Choose a free URL first.',
  missing: 'File missing',
  missingFile: 'File missing: {{name}}',
  otherFolder: 'The images are in the folder of [{{url}}]. They are copied when you save.',
};

export const picker: FrontendsWords['picker'] = {
  title: 'Select image',
  ok: 'OK',
  upload: 'Upload',
  uploadMany: 'Upload images',
  refresh: 'Refresh',
  empty: 'No image found in the folder.',
  failed: 'The images did not load.',
  drop: 'Drag images here, paste them or use the button.',
  dropHere: 'Drop the images here',
  search: 'Search images...',
  notFound: 'No image with this name.',
  grid: 'Images of the folder',
  selected: 'Selected',
};

export const upload: FrontendsWords['upload'] = {
  queue: 'Uploads',
  progress: 'Upload of {{name}}',
  before: 'was “{{name}}”',
  done: 'Uploaded',
  failed: 'The image could not be uploaded.',
  cut: 'The line was cut.',
  heic: 'HEIC photo: not every browser shows it. Export it as JPEG; on the iPhone: Settings › Camera › Formats › Most Compatible.',
  cancelled: 'Cancelled',
  cancel: 'Cancel {{name}}',
  retry: 'Try {{name}} again',
  close: 'Take {{name}} off the list',
  exists: 'Overwrite {{name}}?',
  existsDetail: 'There is a file of this name in the folder.',
  old: 'In the folder',
  new: 'To be uploaded',
  replace: 'Replace',
  keepBoth: 'Keep both',
  useOld: 'Use the existing one',
};

export const slideshow: FrontendsWords['slideshow'] = {
  title: 'Edit slideshow',
  list: 'Images selected for the slideshow:',
  none: 'No image selected.',
  confirm: 'Confirm',
  up: 'Move earlier: {{name}}',
  down: 'Move later: {{name}}',
  first: 'Move to the front: {{name}}',
  drag: 'Drag to reorder: {{name}}',
  remove: 'Remove: {{name}}',
  added: '+{{count}}',
  taken: '−{{count}}',
  reordered: 'reordered',
  unchanged: 'No change',
  many_one: 'More than {{count}} image slows down the page of the visitors.',
  many_other: 'More than {{count}} images slow down the page of the visitors.',
  removed: 'Removed from the slideshow: {{name}}',
};

export const altText: FrontendsWords['altText'] = {
  title: 'Alt text',
  hint: 'Describes the picture to those who do not see it. One sentence per language.',
  details: 'Picture details',
  translate_one: 'Translate into the missing language',
  translate_other: 'Translate into the {{count}} missing languages',
  isDecorative: 'Decorative: it says no more than the texts and needs no description',
  decorative: 'Decorative',
  complete: 'complete',
  none: 'missing',
  lacks_one: 'missing in {{count}} language of {{languages}}',
  lacks_other: 'missing in {{count}} languages of {{languages}}',
  focus: 'Focal point',
  focusAt: 'Focal point: {{x}}% from the left, {{y}}% from the top',
  focusHelp:
    'It stays visible when the picture is cropped. Press on the picture, or move the circle with the arrow keys.',
  toMiddle: 'Back to the middle',
};
