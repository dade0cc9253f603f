/**
 * The dialogs that stand over the page, the upper one first. One that was closed does so no longer, though it may still
 * fade away, or be kept in the page unseen.
 */
export function openDialogs(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  return all.filter((dialog) => getComputedStyle(dialog).visibility !== 'hidden' && !isFading(dialog)).reverse();
}

/** What Material UI fades out it has told so at its end: `opacity: 0`, to which the browser then moves. */
function isFading(dialog: HTMLElement): boolean {
  return dialog.closest('[style*="opacity: 0;"]') !== null;
}

/** Closes a dialog as Escape would: it asks first where something is typed in it. */
export function leaveDialog(dialog: HTMLElement): void {
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
