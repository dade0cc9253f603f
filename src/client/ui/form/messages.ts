import { messagesOf } from '#client/lib/text';

/** What the fields say that no first screen has. */
export const fieldMessages = messagesOf('ui', {
  chooseFile: 'Choose file',
  noFileChosen: 'No file chosen',
  removeImage: 'Remove picture',
  imageHint: 'PNG, JPG or SVG, up to {size} MB',
  anyImageHint: 'Any image, up to {size} MB',
  noImage: '“{name}” was not taken: it is not an image.',
  imageOfOtherType: '“{name}” was not taken: it is not a PNG, JPG or SVG image.',
  imageTooLarge: '“{name}” was not taken: it is larger than {size} MB.',
  datePlaceholder: 'e.g. 2026-11-21',
  timePlaceholder: 'e.g. 09:00',
  chooseDate: 'Open calendar',
  chooseTime: 'Open clock',
  removeTag: 'Remove {name}',
});
