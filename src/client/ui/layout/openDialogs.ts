/** The dialogs that stand over the page, the upper one first; one that is closed may be kept in it unseen. */
export function openDialogs(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  return all.filter((dialog) => getComputedStyle(dialog).visibility !== 'hidden').reverse();
}

/** Closes a dialog as Escape would: it asks first where something is typed in it. */
export function leaveDialog(dialog: HTMLElement): void {
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
