import dayjs from 'dayjs';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { phoneCell } from '#client/lib/csv';
import { longDate } from '#client/lib/dates';
import { ENGLISH, translated } from '#client/ui/language/useT';
import { listAppointments, type Appointment } from '#contract/appointments';
import { setUpDesk } from '#test/support/browser/desk';
import { closePrintDialog, holdPrintDialog, printDialog } from '#test/support/browser/printDialog';
import { makeAppointment } from '#test/support/builders/clinic';

const desk = setUpDesk();

const today = dayjs().format('YYYY-MM-DD');
/** A date as the list shows it, without marks around its parts. */
const shownDate = (date: string) => {
  const arabic = { locale: 'ar-AE', sentences: catalogueInArabic };
  return translated(desk.called('en', 'ar') === 'ar' ? arabic : ENGLISH, longDate(date)).replace(
    /[\u2066-\u2069]/g,
    '',
  );
};

const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');

/** Has the service answer this list. */
async function answerWith(list: readonly Appointment[]): Promise<void> {
  const body = JSON.stringify(list);
  await desk.page.route('**/appointment-service/appointments/', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

async function openMenu(): Promise<void> {
  await desk.page.getByText(/^(Updated|آخر تحديث) /).waitFor();
  await desk.page.getByRole('button', { name: /^(Views, columns, export|طرق العرض والأعمدة والتصدير)$/ }).click();
  await desk.page.getByRole('menu').waitFor();
}

/** Downloads the file, and returns its name and its bytes. */
async function downloaded() {
  const [file] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The cells of each page of paper. */
const paper = (page: Page) =>
  page
    .locator('.day-sheets table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
      ),
    );

describe('Download CSV', () => {
  it('is, byte by byte, what the database holds and the filters leave, in the order of the list', async () => {
    await desk.signIn('?status=confirmed');
    const { page } = desk;
    await openMenu();
    await desk.expectAccessible();
    const { name, bytes } = await downloaded();

    const { body } = await desk.backend.call(listAppointments);
    // The browser of an Arabic run is one of the Emirates, whose spreadsheets know cells by semicolons.
    const separator = desk.called(',', ';');
    const order = ({ date, start_time }: Appointment) => `${date} ${start_time}`;
    const wanted = body
      .filter(({ status, date }) => status === 'confirmed' && date >= today)
      .sort((one, other) => (order(one) < order(other) ? -1 : Number(order(one) > order(other))));
    const lines = wanted.map((one) =>
      [
        one.local_user?.name,
        desk.doctor(one.local_doctor?.name ?? ''),
        shownDate(one.date),
        `${one.start_time.slice(0, 5)} - ${one.end_time.slice(0, 5)}`,
        one.local_location?.name,
        one.local_doctor?.phone_number && phoneCell(one.local_doctor.phone_number),
        desk.says('Confirmed'),
      ]
        .map((cell) => (/[,;]/.test(cell ?? '') ? `"${cell}"` : cell))
        .join(separator),
    );
    const columns = ['Patient', 'Doctor', 'Date', 'Time', 'Location', "Doctor's Phone", 'Status'];
    expect(lines.length).toBeGreaterThan(0);
    expect(name).toBe(`appointments-${today}.csv`);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
      columns.map(desk.says).join(separator),
      ...lines,
      '',
    ]);
    expect(await page.getByRole('button', { name: 'Views, columns, export' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  it('speaks Arabic when the page does, and makes no formula of a name', async () => {
    const evil = { user_id: 1, name: '=1+1, "ليلى"' };
    await answerWith([makeAppointment({ id: 1, date: today, local_user: evil, user_id: 1 })]);
    await desk.signIn();
    await desk.open('?lang=ar');
    await openMenu();
    const { bytes } = await downloaded();

    const [header, line] = bytes.toString('utf8').slice(1).split('\r\n');
    const separator = desk.called(',', ';');
    const headers = ['المريض', 'الطبيب', 'التاريخ', 'الوقت', 'الموقع', 'هاتف الطبيب', 'الحالة'];
    const date = expect.stringMatching(/ \d{1,2} .* 20\d\d$/) as string;
    const cells = ['Dr. Omar Nasser', date, '09:00 - 09:20', 'Marina Clinic', '+971 50 123 4567', 'مؤكد'];
    expect(header?.split(separator)).toEqual(headers);
    expect(line?.split(separator)).toEqual([...`"'=1+1, ""ليلى"""`.split(separator), ...cells]);
  });

  it('has every one of 100,000 rows', async () => {
    const patientOf = (id: number) => ({ user_id: id % 5_000, local_user: { user_id: id % 5_000, name: `P ${id}` } });
    await answerWith(
      Array.from({ length: 100_000 }, (_, id) => makeAppointment({ id, date: tomorrow, ...patientOf(id) })),
    );
    await desk.signIn();
    await openMenu();
    const { bytes } = await downloaded();

    expect(bytes.toString('utf8').match(/\r\n/g)).toHaveLength(100_001);
  });

  it('is not offered for nothing', async () => {
    await desk.signIn('?q=nobody-of-that-name');
    await desk.page.getByText('No upcoming appointments found matching your criteria.').waitFor();

    await openMenu();
    expect(await desk.page.getByRole('menuitem', { disabled: true }).count()).toBe(3);
  });
});

describe('Print day sheets', () => {
  /** One doctor with 60 visits tomorrow, and another with one today. */
  const clinic = [
    ...Array.from({ length: 60 }, (_, index) =>
      makeAppointment({
        id: index + 1,
        date: tomorrow,
        start_time: `${String(8 + Math.floor(index / 6)).padStart(2, '0')}:${index % 6}0:00`,
        end_time: '20:00:00',
        user_id: index + 1,
        local_user: { user_id: index + 1, name: `Patient Number ${index + 1}` },
      }),
    ),
    makeAppointment({ id: 99, date: today, doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Sara Aziz' } }),
  ];

  async function print({ initials = false } = {}) {
    const { page } = desk;
    await holdPrintDialog(page);
    await openMenu();
    await page
      .getByRole('menuitem')
      .nth(initials ? -1 : -2)
      .click();
    await page.locator('.day-sheets').waitFor({ state: 'attached' });
    await printDialog(page).waitFor({ state: 'attached' });
  }

  /** Prints the page as it is; the browser then says that it is done, as it does after its own dialog. */
  async function expectPages(count: number, format = 'A4', scale = 1) {
    const pdf = await desk.page.pdf({ format, scale });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  }

  /** The head of a sheet: whose it is, where, and which page. */
  const sheet = (doctor: string, place: string) => {
    const page = place.replace('Page', desk.called('Page', 'صفحة')).replace('of', desk.called('of', 'من'));
    return expect.stringMatching(new RegExp(`^${desk.doctor(doctor)}.*Marina Clinic\\s*${page}$`)) as string;
  };

  it('takes as many pages as it says on paper of two sizes, also for long names and two places', async () => {
    const longName = 'Sheikha Mariam Abdulrahman Al Suwaidi Al Maktoum bint Khalid of the Northern Emirates';
    const elsewhere = {
      location_id: 32,
      local_location: { location_id: 32, name: 'Clinic beside the Old Fort of Ajman' },
    };
    const long = clinic.map((one, index) => ({
      ...one,
      ...(index % 3 === 0 && { local_user: { user_id: index + 1, name: longName } }),
      ...(index % 2 === 0 && elsewhere),
    }));
    await answerWith(long);
    await desk.signIn();
    for (const [format, zoom] of [
      ['A4', 1],
      ['Letter', 1],
      ['Letter', 1.1],
      ['A4', 1.5],
    ] as const) {
      await print();
      const heads = (await paper(desk.page)).map(([title]) => title?.[0]?.match(/\d+/g)?.slice(-2).map(Number));

      expect(heads.length).toBeGreaterThan(4);
      expect(heads.slice(1)).toEqual(heads.slice(1).map((_, before, all) => [before + 1, all.length]));
      await expectPages(heads.length, format, zoom);
      await desk.page.locator('.day-sheets').waitFor({ state: 'detached' });
    }
  });

  it('puts each doctor and day on pages of their own, with whose they are on each', async () => {
    await answerWith(clinic);
    await desk.signIn();
    const { page } = desk;
    await print();
    const pages = await paper(page);

    expect(pages.map(([title]) => title?.[0])).toEqual([
      sheet('Sara Aziz', 'Page 1 of 1'),
      sheet('Omar Nasser', 'Page 1 of 3'),
      sheet('Omar Nasser', 'Page 2 of 3'),
      sheet('Omar Nasser', 'Page 3 of 3'),
    ]);
    expect(pages.map(([, columns]) => columns)).toEqual(
      Array(4).fill(['Patient', 'Time', 'Status', "Doctor's Phone"].map(desk.says)),
    );
    expect(pages.flatMap((rows) => rows.slice(2))).toHaveLength(61);
    expect(pages[1]?.[2]).toEqual(['Patient Number 1', '08:00 - 20:00', desk.says('Confirmed'), '+971 50 123 4567']);
    await desk.expectAccessible();
    expect(await page.locator('.day-sheets').isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.day-sheets').isVisible()).toBe(true);
    expect(await page.locator('#root').isVisible()).toBe(false);
    // Where a page overflows all the same, its head comes again and no row is broken in two.
    const rules = await page
      .locator('.day-sheets table')
      .first()
      .evaluate((table) => [
        getComputedStyle(table.querySelector('thead')!).display,
        ...[...table.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).breakInside),
      ]);
    expect(new Set(rules)).toEqual(new Set(['table-header-group', 'avoid']));
    await expectPages(4);
    await page.locator('.day-sheets').waitFor({ state: 'detached' });
  });

  it('takes three clicks for the list of tomorrow, or one and the key of the browser', async () => {
    await answerWith(clinic.slice(-3));
    await desk.signIn();
    const { page } = desk;
    await page.getByRole('button', { name: 'Tomorrow 2' }).click();
    await print();

    expect((await paper(page)).flatMap((rows) => rows.slice(2))).toHaveLength(2);
    await closePrintDialog(page);
    await page.locator('.day-sheets').waitFor({ state: 'detached' });
    await page.getByPlaceholder('search by patient, doctor, location').focus();
    await page.keyboard.press('Control+p');
    await page.locator('.day-sheets').waitFor({ state: 'attached' });
    expect((await paper(page)).flatMap((rows) => rows.slice(2))).toHaveLength(2);
    expect(new URL(page.url()).searchParams.get('days')).toBe('tomorrow');
    await page.getByRole('button', { name: 'Day board' }).click();
    expect(new URL(page.url()).searchParams.get('day')).toBe(tomorrow);
  });

  it('runs from right to left in Arabic, and names patients by initials', async () => {
    await answerWith(clinic.slice(-1));
    await desk.signIn();
    await desk.open('?lang=ar');
    const { page } = desk;
    await print({ initials: true });
    await page.emulateMedia({ media: 'print' });
    const [pages] = [await paper(page)];

    expect(pages[0]?.[0]?.[0]).toMatch(/صفحة 1 من 1$/);
    expect(pages[0]?.[2]?.[0]).toBe('LH');
    const cells = page.locator('.day-sheets tbody td');
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(first!.x).toBeGreaterThan(second!.x);
  });
});
