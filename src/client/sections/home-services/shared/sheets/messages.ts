import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What the import of a file says. */
export const importTexts = messagesOf('homeServices.sheets', {
  title: 'Import: {list}',
  intro: 'Choose a CSV or an XLSX file, or paste from a spreadsheet. You see every difference before anything is sent.',
  file: 'File',
  chooseFile: 'Choose file',
  another: 'Choose another file',
  paste: 'Paste from a spreadsheet',
  pasted: 'What was pasted',
  template: 'Download template',
  reading: 'Reading {name}',
  stop: 'Stop',
  comparing: 'Comparing...',
  blankNote: 'A blank cell changes nothing, and nothing is ever deleted.',
  leaveOut: 'Leave out',
  counts:
    '{added, number} new, {changed, number} changed, {unchanged, number} unchanged, {faulty, number} not understood',
  examples: '{count, plural, one {# example was} other {# examples were}} left out.',
  nothing: 'Nothing to change',
  differences: 'Differences',
  shown: 'Rows shown',
  added: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  faulty: 'Not understood',
  line: 'Line',
  state: 'State',
  before: 'before: {value}',
  cellOf: '{column} in line {line}',
  apply: '{count, plural, one {Apply # row} other {Apply # rows}}',
  waiting: '{count, plural, one {# row waits until it is} other {# rows wait until they are}} corrected.',
  downloadFailed: 'Download failed rows',
  reason: 'Reason',
  none: 'No rows of this kind.',
});

/** Why a file is not taken. */
export const fileFaults = messagesOf('homeServices.sheets', {
  otherKind: '{name} is no CSV and no XLSX file. Save it as one of these, then choose it again.',
  empty: '{name} is empty.',
  noRows: '{name} has nothing below its heads.',
  tooLarge: '{name} is larger than {max} MB.',
  tooLargeUnzipped: '{name} holds more than {max} MB once it is unzipped.',
  tooLong: '{name} has more than {max, number} rows.',
  tooWide: '{name} has more than {max, number} columns.',
  longRow: 'A row of {name} has more than {max, number} characters. A quotation mark may lack its second one.',
  damaged: '{name} is damaged and cannot be read. Save it once more, then choose it again.',
  unread: '{name} could not be read. Choose it again.',
  noHeads: 'None of the heads of {name} is a column of this list. The template has the right ones.',
});

/** Why a cell is not understood. */
export const cellFaults = messagesOf('homeServices.sheets', {
  noPrice: '{text} is no price: write an amount such as 120.50',
  decimalComma: 'Write {text} with a point, such as 120.50',
  noYesNo: '{text} is neither Yes nor No',
  twice: 'It stands in the file more than once: lines {lines}',
  unknownCode: 'Nothing of this list has the code {text}',
  severalCodes: 'Several have the code {text}',
  unknownName: '{text} is not known here',
  severalNames: 'Several are called {text}: write the code',
  unknownType: '{text} is no type',
  codeTooLong: 'A code can have at most {max} characters',
  arabicNameMissing: 'An Arabic description needs an Arabic name',
  priceRequired: 'Price is required',
  onlyLab: 'Only lab subcategories show test options',
});

/** What becomes of a row. */
export const rowReasons = messagesOf('homeServices.sheets', {
  gone: 'It is gone: it was deleted meanwhile.',
  inPart: 'Saved: {saved}. Still open: {left}. {reason}',
  changedMeanwhile: 'Left out: {column} was changed to {value} meanwhile.',
  keptTests: 'These tests stay, for nothing is deleted: {names}',
  saving: 'Saving the rows of a file',
  failed: 'Failed to save the rows of the file. Please try again.',
});

/** What is said of the rows of a file that were saved. */
export const sheetTally = messagesOf('homeServices.sheetTally', {
  all: 'Saved {added, plural, one {# row} other {# rows}}.',
  some: 'Saved {added, plural, one {# row} other {# rows}}. Failed to save {failed, number}.',
  none: 'Failed to save any rows. Please try again.',
  allThere: '{skipped, plural, one {# row was} other {# rows were}} as wanted already, or left out.',
}) satisfies TallyTexts;
