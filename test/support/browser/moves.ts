import type { Locator } from 'playwright-core';

/** The dates and the times of the Reschedule dialog, as buttons. */
export function choicesOf(dialog: Locator): Record<'dates' | 'times', Locator> {
  const choices = (name: string) => dialog.getByRole('group', { name }).getByRole('button');
  return { dates: choices('Choose a date'), times: choices('Choose a time') };
}

/** Chooses the last slot of the first later date that has any. */
export async function chooseSlot(dialog: Locator): Promise<void> {
  const { dates, times } = choicesOf(dialog);
  for (let day = 1; day < 30; day += 1) {
    await dates.nth(day).click();
    await times
      .first()
      .or(dialog.getByText('No available time slots for this date. Please select another date.'))
      .waitFor();
    if ((await times.count()) > 0) break;
  }
  await times.last().click();
}
