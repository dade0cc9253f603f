/** The letters of a first screen: both scripts of the interface and of names, in the weights that they have there. */
const FIRST_LETTERS = [
  { font: "14px 'Inter Variable'", letter: 'a' },
  { font: "400 14px 'IBM Plex Sans Arabic'", letter: 'ع' },
  { font: "600 14px 'IBM Plex Sans Arabic'", letter: 'ع' },
];

/**
 * Has the letters at hand before the first screen is laid out. A browser fetches them once it lays out what needs them,
 * and then lays out the whole page a second time. Where they cannot be fetched, it has letters of its own.
 */
export function fetchFirstLetters(): void {
  for (const { font, letter } of FIRST_LETTERS) document.fonts.load(font, letter).catch(() => undefined);
}
