/** Beyond this scale somebody has enlarged the page, and what is out of sight is no keyboard's doing. */
const ENLARGED = 1.01;

/**
 * Tells the sheets how much of the window is out of sight above and below: a keyboard that comes over the page, as on
 * an iPhone, leaves the window as high as it was. Dialogs stand in what is left.
 */
export function followKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const page = document.documentElement;
  const tell = (name: string, pixels: number) => {
    const length = `${Math.max(0, Math.floor(pixels))}px`;
    if (page.style.getPropertyValue(name) !== length) page.style.setProperty(name, length);
  };
  const follow = () => {
    const above = seen.scale > ENLARGED ? 0 : seen.offsetTop;
    const below = seen.scale > ENLARGED ? 0 : page.clientHeight - seen.height - above;
    tell('--unseen-above', above);
    tell('--unseen-below', below);
  };
  for (const change of ['resize', 'scroll'] as const) seen.addEventListener(change, follow);
}
