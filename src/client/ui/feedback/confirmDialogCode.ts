import { onDemand } from '#client/device/onDemand';

/** The dialog of a question. */
export const confirmDialog = onDemand(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog));

/** Fetches the dialog ahead, because the question before a new version comes when the old files may be gone. */
export async function fetchQuestion(): Promise<void> {
  await confirmDialog.load().catch(() => undefined);
}
