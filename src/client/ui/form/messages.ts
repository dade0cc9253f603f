import type { Message } from '#client/lib/text';

/** What the fields say that no first screen has. */
export const fieldMessages = {
  chooseFile: { id: 'ui.chooseFile', defaultMessage: 'Choose file' },
  noFileChosen: { id: 'ui.noFileChosen', defaultMessage: 'No file chosen' },
  removeImage: { id: 'ui.removeImage', defaultMessage: 'Remove picture' },
  imageHint: { id: 'ui.imageHint', defaultMessage: 'PNG, JPG or SVG, up to {size} MB' },
  anyImageHint: { id: 'ui.anyImageHint', defaultMessage: 'Any image, up to {size} MB' },
  noImage: { id: 'ui.noImage', defaultMessage: '“{name}” was not taken: it is not an image.' },
  imageOfOtherType: {
    id: 'ui.imageOfOtherType',
    defaultMessage: '“{name}” was not taken: it is not a PNG, JPG or SVG image.',
  },
  imageTooLarge: { id: 'ui.imageTooLarge', defaultMessage: '“{name}” was not taken: it is larger than {size} MB.' },
  datePlaceholder: { id: 'ui.datePlaceholder', defaultMessage: 'e.g. 2026-11-21' },
  timePlaceholder: { id: 'ui.timePlaceholder', defaultMessage: 'e.g. 09:00' },
  chooseDate: { id: 'ui.chooseDate', defaultMessage: 'Open calendar' },
  chooseTime: { id: 'ui.chooseTime', defaultMessage: 'Open clock' },
  removeTag: { id: 'ui.removeTag', defaultMessage: 'Remove {name}' },
} satisfies Record<string, Message>;
