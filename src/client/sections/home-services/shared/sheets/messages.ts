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
  countAdded: '{count, number} new',
  countChanged: '{count, number} changed',
  countUnchanged: '{count, number} unchanged',
  countFaulty: '{count, number} not understood',
  countsInARow: '{counts}, {count}',
  examples: '{count, plural, one {# example was} other {# examples were}} left out.',
  nothing: 'Nothing to change',
  nothingUsed: 'Nothing to change in the columns that are used',
  notUsed: 'Not used: {names}',
  nthColumn: 'column {place, number}',
  headTwice: '{head} stands more than once: choose which column is meant, and leave the others out.',
  headAt: '{head}, column {place, number}',
  sheetOf: '{name}, sheet {sheet}',
  sheet: 'Sheet',
  hiddenRows: '{count, plural, one {# hidden row is} other {# hidden rows are}} left out.',
  hiddenColumns: 'Hidden columns are left out: {names}',
  unsureList: 'The list was changing while it was read. Nothing is called new before it could be read whole.',
  asked:
    '{count, plural, one {# cell holds a number that a spreadsheet may have changed.} ' +
    'other {# cells hold numbers that a spreadsheet may have changed.}} ' +
    'Correct what is wrong; then the rest can be taken.',
  take: '{count, plural, one {Take # cell as it stands} other {Take # cells as they stand}}',
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
  noHeads:
    'None of the heads of {name} is a column of this list. Taken for heads: {heads}. The template has the right ones.',
});

/** Why a line of a file, or a cell as its reader sees it, is not understood. */
export const lineFaults = messagesOf('homeServices.sheets', {
  quotes: 'A quotation mark of this line has no second one, or stands where none may. Mend it in the file.',
  moreCells: 'The line has more cells than there are heads, which are {heads, number}. Mend it in the file.',
  unreckoned: 'This cell holds a formula that was never reckoned: open the file in Excel once and save it',
  shownOtherwise: 'The cell shows another text than it holds, {text}: format the column as text',
  rounded: 'The cell shows {shown} and holds {text}',
  mergedCell: 'The cell is merged with another one: split them',
});

/** Why a cell is not understood. */
export const cellFaults = messagesOf('homeServices.sheets', {
  errorValue: '{text} is an error of the spreadsheet: mend it there, or write what is meant',
  numberAsCode: 'Nothing of this list has the code {text}. A spreadsheet may have made it of another one, such as 0012',
  noPrice: '{text} is no price: write an amount such as 120.50',
  moreDecimals: '{text} has more than two decimals: write at most two decimals, such as 120.50',
  decimalComma: 'Write {text} with a point, such as 120.50',
  noYesNo: '{text} is neither Yes nor No',
  twice: 'It stands in the file more than once: lines {lines}',
  unknownCode: 'Nothing of this list has the code {text}',
  severalCodes: 'Several have the code {text}',
  unknownName: '{text} is not known here',
  severalNames: 'Several are called {text}: write the code',
  unknownType: '{text} is no type',
  codeOfLines: 'A code stands on one line',
  codeTooLong: 'A code can have at most {max} characters',
  arabicNameMissing: 'An Arabic description needs an Arabic name',
  priceRequired: 'Price is required',
  onlyLab: 'Only lab subcategories show test options',
});

/** What becomes of a row. */
export const rowReasons = messagesOf('homeServices.sheets', {
  made: 'made',
  madeMeanwhile: 'Left out: another desk made it',
  unsure: 'The list was changing while it was read, so that nobody knows whether this is new. Please try again.',
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
