import dayjs from 'dayjs';

import { listDoctorAvailabilities } from '#contract/availabilities';
import type { Desk } from './desk';

/** Beyond the seeded hours, so that nothing is in the way. */
const start = dayjs().add(200, 'day');

/** A date that nothing is in the way of, counted from the first such date. */
export const day = (offset: number) => start.add(offset, 'day').format('YYYY-MM-DD');

/** The same date as the page shows it. */
export const shown = (offset: number) => start.add(offset, 'day').format('ddd, D MMM YYYY');

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What the form Add Availability is filled with; the hours are an early half hour unless told. */
interface Wanted {
  from: string;
  to: string;
  hours?: [string, string];
}

/** What a person does at a desk to add opening hours, and what the database then holds. */
export function hoursAt(desk: Desk) {
  /** The ids that the address names. */
  const placeIds = () => {
    const params = new URL(desk.page.url()).searchParams;
    return { doctorId: Number(params.get('doctor')), location_id: Number(params.get('location')) };
  };
  return {
    placeIds,
    fillForm: async ({ from, to, hours = ['06:00', '06:30'] }: Wanted) => {
      const { page } = desk;
      await page.getByLabel('Start Date').fill(from);
      await page.getByLabel('End Date').fill(to);
      for (const name of WEEK) {
        const button = page.getByRole('button', { name });
        if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
      }
      await page.getByLabel('Available From').first().fill(hours[0]);
      await page.getByLabel('Available To').first().fill(hours[1]);
    },
    submitForm: () =>
      desk.page
        .getByRole('form', { name: 'Add Availability' })
        .getByRole('button', { name: 'Add Availability' })
        .click(),
    /** Goes from the search to the calendar of the first doctor of a location, the way a person does. */
    openFirstDoctor: async (location: string): Promise<string> => {
      const { page } = desk;
      await page.getByPlaceholder('Search providers by name').fill(location);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: location }).click();
      const doctor = page.getByRole('main').getByRole('listitem').getByRole('button').first();
      await page.getByRole('button', { name: 'Back to Search' }).waitFor();
      const name = await doctor.innerText();
      await doctor.click();
      await page.getByRole('list', { name: 'Availability calendar' }).waitFor();
      return name;
    },
    /** The dates from the first free one on, on which the doctor of the address has slots. */
    datesInDatabase: async (): Promise<string[]> => {
      const { doctorId, location_id } = placeIds();
      const { body } = await desk.backend.call(listDoctorAvailabilities, {
        params: { doctorId },
        query: { location_id },
      });
      return body
        .filter(({ date }) => date >= day(0))
        .map(({ date }) => date)
        .sort();
    },
  };
}
