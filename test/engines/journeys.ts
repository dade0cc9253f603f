import dayjs from 'dayjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createAppointment, listAppointments } from '#contract/appointments';
import { addAvailability } from '#contract/availabilities';
import { listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { passOn } from '#test/support/backend/proxy';
import { serve } from '#test/support/backend/serving';
import { workbook } from '#test/support/builders/workbook';
import type { Target } from './find';
import { handAt, type Hand } from './hand';
import type { Engine, Started } from './wire';

const button = (name: string | RegExp, within?: Target): Target => ({ role: 'button', name, within });
const text = (said: string | RegExp, within?: Target): Target => ({ text: said, within });

const LIST: Target = { role: 'table', name: 'Appointments' };
const LOGIN: Target = { role: 'heading', name: 'Login' };
const DIALOG: Target = { role: 'dialog' };
const BOARD: Target = { role: 'grid' };
const RESCHEDULED = 'Appointment successfully rescheduled!';

/** A Monday beyond the seeded hours, so that nothing is in the way. */
const MONDAY = dayjs().add(30, 'week').startOf('week').add(1, 'day').format('YYYY-MM-DD');

/** A promise of the page that is kept once an expression is true. */
const whenTrue = (expression: string) =>
  `(async () => { while (!(${expression})) await new Promise(requestAnimationFrame); })()`;

/** Has the page look as on paper. It is run in the page. */
function showPaper(): void {
  const shown = new Map([
    ['print', 'all'],
    ['screen', 'not all'],
  ]);
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = shown.get(rule.media.mediaText) ?? rule.media.mediaText;
    }
  }
}

/** Plays the main ways through the product in one engine; one that is not installed is left out, and said. */
export function playIn({ name, isInstalled, packages, keepsPages, start }: Engine): void {
  const journeys = isInstalled ? describe : describe.skip;
  journeys(isInstalled ? name : `${name}, which is not installed (apt-get install ${packages})`, () => {
    let engine: Started;
    let backend: Backend;
    let hand: Hand;
    let folder: string;

    beforeAll(async () => {
      [engine, backend] = await Promise.all([start(), startBackend({ page: true })]);
      hand = handAt(engine.wire);
      folder = mkdtempSync(path.join(tmpdir(), 'mawid-files-'));
    });
    beforeEach(async () => {
      await hand.open(backend.url);
      await hand.ask('localStorage.clear()');
      await hand.open(backend.url);
    });
    afterAll(async () => {
      rmSync(folder, { recursive: true });
      await Promise.all([engine.stop(), backend.stop()]);
    });
    afterEach(() => {
      expect(engine.faults).toEqual([]);
    });

    /** Opens the page at a query string as the administrator, whose session the device has kept. */
    async function enter(query = '', url = backend.url): Promise<void> {
      const kept = JSON.stringify({ 'mawid.token': await backend.signIn(), 'mawid.user': DEMO.email });
      await hand.ask(`void Object.assign(localStorage, ${kept})`);
      await hand.open(`${url}/${query}`);
    }

    const statusesOf = async (ids: readonly string[]) => {
      const { body } = await backend.call(listAppointments);
      return ids.map((id) => body.find((one) => String(one.id) === id)?.status);
    };

    it('signs in by a form that is typed, or filled at once, and out again', async () => {
      await hand.write({ label: 'Email' }, DEMO.email);
      await hand.write({ label: 'Password' }, 'wrong');
      await hand.keys('Enter');
      await hand.see(text('Login failed. Please check your credentials.'));
      await hand.write({ label: 'Password' }, DEMO.password);
      await hand.keys('Enter');
      await hand.see(LIST);
      await hand.press(button('Sign Out'));
      await hand.see(LOGIN);

      // As what keeps passwords does.
      const fill = (field: string, value: string) =>
        `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(${field}, '${value}'), ` +
        `${field}.dispatchEvent(new Event('input', { bubbles: true }))`;
      await hand.ask(fill('document.querySelector("[name=email]")', DEMO.email));
      await hand.ask(fill('document.querySelector("[name=password]")', DEMO.password));
      await hand.press(button('Login'));
      await hand.see(LIST);
    });

    it('moves an appointment to a time that is free', async () => {
      const before = (await backend.call(listAppointments)).body.length;
      await enter('?status=pending');
      await hand.see(text(/^Updated /));
      await hand.press({ css: '[data-index="0"] [aria-expanded]' });
      await hand.press(button('Reschedule'));
      const times: Target = { css: 'button', within: { role: 'group', name: /Choose a time/, within: DIALOG } };
      const none = text('No available time slots for this date.', DIALOG);
      for (let at = 1; (await hand.all(times)).length === 0; at += 1) {
        await hand.press({ css: 'button', within: { role: 'group', name: /Choose a date/, within: DIALOG }, at });
        await hand.seeOne(times, none);
      }
      await hand.press(times);
      await hand.press(button('Confirm', DIALOG));
      await hand.see(text(RESCHEDULED));
      await hand.seeNone(DIALOG);
      expect((await backend.call(listAppointments)).body).toHaveLength(before + 1);
    });

    it('accepts many that are chosen with Shift, which selects no text, and takes it back', async () => {
      await enter('?status=pending');
      await hand.see(text(/^Updated /));
      await hand.press({ css: '[data-key] [type="checkbox"]', at: 0 });
      await hand.press({ css: '[data-key] [type="checkbox"]', at: 4 }, 'Shift');
      const selection: Target = { role: 'toolbar', name: 'Selection' };
      await hand.see(text('5 selected', selection));
      expect(await hand.ask('getSelection().toString()')).toBe('');
      const ids = await hand.ask<string[]>(
        '[...document.querySelectorAll("[data-chosen]")].map((row) => row.dataset.key)',
      );
      const ledger: Target = { role: 'region', name: 'Results' };
      await hand.press(button(/^Accept 5/, selection));
      await hand.see(text('5 accepted', ledger));
      expect(new Set(await statusesOf(ids))).toEqual(new Set(['confirmed']));
      await hand.press(button('Undo', ledger));
      await hand.see(text('5 undone', ledger));
      expect(new Set(await statusesOf(ids))).toEqual(new Set(['pending']));
    });

    it('enters hours for three months, with dates and times that are typed and picked', async () => {
      await enter('?section=availabilities');
      await hand.write({ css: '[placeholder="Search providers by name"]' }, 'Smile Mirdif');
      await hand.keys('Enter');
      await hand.press(button(/Smile ?Mirdif/));
      await hand.see(button('Back to Search'));
      await hand.press({ css: 'button', within: { css: 'main li' } });
      await hand.see({ role: 'list', name: 'Availability calendar' });
      await hand.press(button('Next 3 months'));
      await hand.press(button('Every Mon–Fri'));
      await hand.write({ label: /^Available From/ }, '6');
      await hand.press({ label: /^Available To/ });
      await hand.keys('ArrowDown');
      await hand.press({ role: 'option', name: '12:00' });
      await hand.press({ label: /^Start Date/ });
      await hand.keys('ArrowDown');
      await hand.see({ role: 'grid' });
      await hand.keys('Enter');
      await hand.seeNone({ role: 'grid' });
      const add: Target = { role: 'form', name: 'Add Availability' };
      await hand.press(button('Add Availability', add));
      await hand.see(text(/^Successfully added \d\d availabilities\./));
    });

    describe('on the board', () => {
      let visits: readonly string[];

      beforeAll(async () => {
        const { body } = await backend.call(listAppointments);
        const known = body.find((one) => one.doctor_id && one.location_id && one.user_id);
        const [doctor_id, location_id, user_id] = [known!.doctor_id, known!.location_id!, known!.user_id];
        const hours = { location_id, date: MONDAY, available_from: '09:00:00', available_to: '12:00:00' };
        await backend.call(addAvailability, { params: { doctorId: doctor_id }, body: hours });
        const made = await Promise.all(
          ['09', '10'].map((hour) => {
            const times = { start_time: `${hour}:00:00`, end_time: `${hour}:20:00` };
            const draft = { user_id, doctor_id, location_id, date: MONDAY, ...times };
            return backend.call(createAppointment, { body: draft });
          }),
        );
        visits = made.map(({ body: { id } }) => String(id));
      });

      it('moves a visit by the keys, and another by the mouse', async () => {
        await enter(`?view=board&day=${MONDAY}`);
        await hand.press(button(/09:00 - 09:20/, BOARD));
        await hand.see(DIALOG);
        await hand.keys('Escape');
        await hand.seeNone(DIALOG);
        await hand.keys('m', 'ArrowDown');
        await hand.see(text('09:20 - 09:40', { css: '[role="grid"] + [role="status"]' }));
        await hand.keys('Enter');
        await hand.see({ role: 'dialog', name: 'Move to 09:20?' });
        await hand.keys('Enter');
        await hand.see(text(RESCHEDULED));
        await hand.see(button(/09:20 - 09:40/, BOARD));
        await hand.drag(button(/10:00 - 10:20/, BOARD), { right: 0, down: 34 });
        await hand.see({ role: 'dialog', name: 'Move to 10:20?' });
        await hand.press(button('Move', DIALOG));
        await hand.see(button(/10:20 - 10:40/, BOARD));
        await hand.seeNone(DIALOG);
        expect(await statusesOf(visits)).toEqual(['rejected', 'rejected']);
      });
    });

    it('reads a workbook and a text from the dialog of files', async () => {
      const { body: services } = await backend.call(listLabServices);
      const { body: links } = await backend.call(listServiceLinks, { query: { provider: 1 } });
      const codes = links.map(({ service }) => services.find(({ id }) => id === service)?.code ?? '');
      const book = path.join(folder, 'prices.xlsx');
      writeFileSync(
        book,
        workbook({
          rows: [
            ['Code', 'Price'],
            [codes[0] ?? '', 431.5],
          ],
        }),
      );
      const sheet = path.join(folder, 'prices.csv');
      writeFileSync(sheet, `Code,Price\n${codes[0]},431.50\n${codes[1]},77.25\n`);

      await enter('?section=home-services&tab=linking&provider=1');
      for (const file of [book, sheet]) {
        await hand.press(button('Import'));
        await hand.see(DIALOG);
        await hand.chooseFile(file);
        await hand.see(text('1 changed', DIALOG));
        await hand.press(button('Apply 1 row', DIALOG));
        await hand.see(text('Saved 1 row', DIALOG));
        await hand.keys('Escape');
        await hand.seeNone(DIALOG);
      }
      const { body: after } = await backend.call(listServiceLinks, { query: { provider: 1 } });
      expect(after.slice(0, 2).map(({ price }) => Number(price))).toEqual([431.5, 77.25]);
    });

    it('opens the referral dashboard by a one-time password', async () => {
      await enter('?section=referral-tracking');
      const code: Target = { label: 'One-time password' };
      await hand.write(code, '000000');
      await hand.keys('Enter');
      await hand.see({ role: 'alert', within: DIALOG });
      await hand.write(code, DEMO.otp);
      await hand.keys('Enter');
      await hand.see({ role: 'heading', name: 'Top Referrers' });
    });

    it('begins at the right in Arabic, and goes on to the left by the wheel', async () => {
      await hand.press(button('العربية'));
      await hand.see({ role: 'heading', name: 'تسجيل الدخول' });
      await enter('?view=board&span=week');
      await hand.see({ css: '[role="grid"] [data-id]' });
      expect(await hand.ask('document.documentElement.dir')).toBe('rtl');
      const head = "document.querySelector('[role=grid] [role=columnheader]').getBoundingClientRect()";
      expect(await hand.ask(`${head}.left > innerWidth / 2`)).toBe(true);

      const { body } = await backend.call(listAppointments);
      const doctors = new Map(body.map((one) => [one.doctor_id, one]));
      const date = dayjs(MONDAY).add(1, 'day').format('YYYY-MM-DD');
      const times = { date, start_time: '09:00:00', end_time: '09:20:00' };
      for (const { user_id, doctor_id, location_id } of [...doctors.values()]
        .filter((one) => one.location_id)
        .slice(0, 12))
        await backend.call(createAppointment, { body: { user_id, doctor_id, location_id: location_id!, ...times } });
      await enter(`?view=board&day=${date}`);
      await hand.see({ css: '[role="grid"] [data-id]' });
      const third = 'document.querySelector(\'[role=columnheader][aria-colindex="4"]\')?.getBoundingClientRect().left';
      const [corner, before] = await hand.ask<[number, number]>(`[${head}.left, ${third}]`);
      await hand.wheel(BOARD, { right: -200, down: 0 });
      await hand.ask(whenTrue(`${third} > ${before + 100}`));
      expect(await hand.ask(`${head}.left`)).toBe(corner);
      // What comes in at the left has its head.
      const grid = "document.querySelector('[role=grid]').getBoundingClientRect()";
      const atLeft = `document.elementFromPoint(Math.max(${grid}.left, 0) + 9, ${grid}.top + 9)`;
      await hand.ask(whenTrue(`${atLeft}.closest('[role=columnheader]')`));
    });

    it('prints the sheets of a day, and nothing beside them', async () => {
      await enter('?view=board');
      await hand.ask("void (window.print = () => document.body.setAttribute('data-printing', ''))");
      await hand.press(button('Print day sheets'));
      await hand.ask(whenTrue("document.body.hasAttribute('data-printing')"));
      await hand.seeNone({ css: '.paper' });
      // As on paper, for which no two of them can be asked in the same way.
      await hand.ask(`void (${showPaper.toString()})()`);
      await hand.see({ css: 'table', within: { css: '.paper' } });
      await hand.seeNone({ css: '#root' });
      expect(await hand.ask('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await hand.picture(`paper-${name}`);
      await hand.ask("void dispatchEvent(new Event('afterprint'))");
      await hand.ask(whenTrue("document.querySelector('.paper') === null"));
    });

    it('is left without a complaint while a piece of the page is on its way', async () => {
      const held = new Set<string>();
      let isHolding = false;
      const { url, stop } = await serve((request, response) => {
        // One alone, for a browser has six lines to a server, and needs one to leave by.
        if (isHolding && held.size === 0 && request.url?.endsWith('.js')) held.add(request.url);
        else passOn(backend.url, request, response);
      });
      await hand.open(url);
      await enter('', url);
      await hand.see(text(/^Updated /));
      await hand.ask(`void addEventListener('unhandledrejection', ({ reason }) => (localStorage.complaint = reason))`);
      isHolding = true;
      await hand.press(button('Figures'));
      while (held.size === 0) await hand.ask('new Promise(requestAnimationFrame)');
      await hand.open(`${url}/favicon.svg`);
      isHolding = false;
      await hand.open(url);
      await hand.see(LIST);
      expect(await hand.ask('localStorage.complaint ?? null')).toBeNull();
      await hand.open(backend.url);
      await stop();
    });

    it.each([
      ['signed out', [button('Sign Out')], 'Login'],
      ['locked', [button(/Account/), { role: 'menuitem', name: /^Lock now/ }], 'Locked'],
    ] as const)('shows nobody by Back after it was %s in another tab', async (_, presses, heading) => {
      await enter();
      const name = await hand.see({ css: '[data-index="0"] [dir="auto"]' });
      await hand.ask('void (globalThis.wasHere = true)');
      await hand.open(`${backend.url}/favicon.svg`);
      const other = await hand.newTab();
      await other.open(backend.url);
      for (const target of presses) await other.press(target);
      await other.see({ role: 'heading', name: heading });
      await hand.toFront();
      await hand.back();
      await hand.see({ role: 'heading', name: heading });
      if (keepsPages) expect(await hand.ask('globalThis.wasHere')).toBe(true);
      expect(await hand.ask('document.documentElement.innerHTML')).not.toContain(name);
      await other.close();
    });
  });
}
