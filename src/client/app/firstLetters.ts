/** The fonts of a first screen: both scripts of the interface and of names, in the weights that they have there. */
const FIRST_FONTS = ['1em Inter Variable', '1em IBM Plex Sans Arabic', '600 1em IBM Plex Sans Arabic'];

/** The weights and sizes in which a first screen has them. */
const FIRST_SIZES = ['650 22px', '650 16px', '600 14px', '600 13px', '600 12px', '500 14px', '400 14px', '400 12px'];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 أبجد هوز حطي كلمن سعفص قرشت';

/**
 * Has the letters at hand before the first screen is laid out. A browser fetches them once it lays out what needs them,
 * and then lays out the whole page a second time. Where they cannot be fetched, it has letters of its own.
 */
export async function fetchFirstLetters(): Promise<void> {
  await Promise.allSettled(FIRST_FONTS.map((font) => document.fonts.load(font)));
  layOut();
}

/**
 * Lays out a line in each size, out of sight: to make a font ready takes longer than to lay out the first screen with
 * it, and the two together would hold the page.
 */
function layOut(): void {
  const lines = document.createElement('div');
  lines.style.cssText = 'position: absolute; visibility: hidden';
  for (const size of FIRST_SIZES) {
    const line = document.createElement('p');
    line.style.font = `${size} 'Inter Variable', 'IBM Plex Sans Arabic'`;
    line.textContent = LETTERS;
    lines.append(line);
  }
  document.body.append(lines);
  lines.getBoundingClientRect();
  lines.remove();
}
