/** The fonts of a first screen: both scripts of the interface and of names, in the weights that they have there. */
const FIRST_FONTS = ['1em Inter Variable', '1em IBM Plex Sans Arabic', '600 1em IBM Plex Sans Arabic'];

/**
 * Has the letters at hand before the first screen is laid out. A browser fetches them once it lays out what needs them,
 * and then lays out the whole page a second time. Where they cannot be fetched, it has letters of its own.
 */
export function fetchFirstLetters(): void {
  for (const font of FIRST_FONTS) document.fonts.load(font).catch(() => undefined);
}
