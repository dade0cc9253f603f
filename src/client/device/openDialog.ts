/** Whether a dialog is open on the page; one that is kept while it is closed, such as a sheet of a phone, is none. */
export function hasOpenDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.some((dialog) => dialog.closest('[aria-hidden="true"]') === null);
}
