/** Closes the dialogs that stand over the page, the upper one first, as Escape would: nothing typed is in them. */
export function closeDialogs(): void {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].reverse();
  for (const dialog of dialogs) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
