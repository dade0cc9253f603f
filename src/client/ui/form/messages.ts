import { messagesOf, type Message } from '#client/lib/text';
import type { PictureFault } from '#contract/pictures';

/** What the fields say that no first screen has. */
export const fieldMessages = messagesOf('ui', {
  chooseFile: 'Choose file',
  noFileChosen: 'No file chosen',
  removeImage: 'Remove picture',
  imageHint: 'PNG, JPG or SVG, up to {size} MB',
  furtherImageHint: 'PNG, JPG, SVG, GIF, WebP, AVIF or BMP, up to {size} MB',
  noImage: '“{name}” was not taken: it is not an image that browsers show.',
  imageOfOtherType: '“{name}” was not taken: it is not a PNG, JPG or SVG image.',
  imageTooLarge: '“{name}” was not taken: it is larger than {size} MB.',
  imageUnread: '“{name}” was not taken: it could not be read.',
  datePlaceholder: 'e.g. {date}',
  timePlaceholder: 'e.g. 09:00',
  dateNotRead: 'This is no date. Try 2026-11-21 or 21 Nov.',
  chooseDate: 'Open calendar',
  chooseTime: 'Open clock',
  removeTag: 'Remove {name}',
});

/** Why a file was not taken that looks like a picture. */
export const pictureFaults = messagesOf('ui.picture', {
  empty: '“{name}” was not taken: it is empty.',
  heic: '“{name}” was not taken: it is a HEIC picture, which browsers do not show. Save it as JPG.',
  tiff: '“{name}” was not taken: it is a TIFF picture, which browsers do not show. Save it as PNG or JPG.',
  svgEncoding: '“{name}” was not taken: the SVG is not encoded as UTF-8. Save it anew as UTF-8.',
  brokenSvg: '“{name}” was not taken: the SVG is broken, so that nothing of it would be shown.',
  largeSvg: '“{name}” was not taken: the SVG has too many parts. Save it simpler, or as PNG.',
  broken: '“{name}” was not taken: the picture is broken.',
  large: '“{name}” was not taken: the picture has more than {max} megapixels. Save it smaller.',
}) satisfies Readonly<Record<Exclude<PictureFault, 'other'>, Message>>;
