import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { say } from '#client/lib/text';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import type { Removal } from '#client/sections/home-services/shared/kind/defineKind';
import type { StoredRow } from '#client/state/fanOut/row';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { createLabService, listSubcategories } from '#contract/homeServices/catalogue';
import { listLabServices } from '#contract/homeServices/lists';
import { CATEGORY } from '#contract/rules';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { buttonsOfLedgers, ledgersIn } from '#test/support/desks/ledgers';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

const { events, keys, removal, selectRows } = labServiceKind;

let backend: Backend;
let subcategory: Id;
beforeAll(async () => {
  backend = await startSmallBackend();
  const { body } = await backend.call(listSubcategories, { query: { parent_category: CATEGORY.lab } });
  subcategory = body[0]!.id;
});
afterAll(() => backend.stop());

let count = 0;

/** Makes three lab services to be removed, as their rows name them. */
async function makeRows(): Promise<Removal[]> {
  const rows: Removal[] = [];
  while (rows.length < 3) {
    count += 1;
    const name = `R-${count}`;
    const body = { subcategory, code: name, duration_minutes: 15, requires_fasting: false };
    const made = await backend.call(createLabService, { body: { ...body, description: '', sample_type: '' } });
    rows.push({ id: made.body.id, name });
  }
  return rows;
}

it('a row that is said to be removed is gone, and what nobody removed is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const rows = await makeRows();
      const filter = { subcategory: String(subcategory) };
      const ledgers = [keys.removeMany(filter)];
      /** Delete, at each row of the day that a tab shows, and for the first two of them at once. */
      const buttonsOf = (tab: Tab): UnknownAction[][] => {
        const listed = tab.see(selectRows, filter);
        if (!listed) return [[events.opened(filter)]];
        const shown = rows.filter(({ id }) => listed.some((row) => row.id === id));
        const several = events.bulkRemoveChosen({ filter, removals: shown.slice(0, 2) });
        const single = shown.map((row) => [events.removeChosen(row)]);
        return [...buttonsOfLedgers(tab, ledgers), ...(shown.length > 1 ? [[several]] : []), ...single];
      };
      const desks = new Desks(backend, fates, 'home-services');
      await desks.open();
      await desks.play(happenings, buttonsOf);

      const left = (await backend.call(listLabServices)).body.map(({ id }) => id);
      const said = JSON.stringify(desks.log.all('told').map(({ notice }) => notice.text));
      const pressed = JSON.stringify(desks.log.all('pressed').map(({ event }) => event.payload ?? null));
      for (const { id, name } of rows) {
        if (said.includes(JSON.stringify(say(removal!.texts.removed, { name })))) expect(left).not.toContain(id);
        if (!pressed.includes(`"${name}"`)) expect(left).toContain(id);
      }
      for (const tab of desks.tabs) {
        expect(tab.see(selectIsAnyPending)).toBe(false);
        for (const { status, rows: lines } of ledgersIn(tab, ledgers)) {
          expect(['finished', 'interrupted']).toContain(status);
          for (const line of lines as StoredRow<Removal>[]) {
            const { outcome, payload } = line;
            if (outcome === 'added') expect(left).not.toContain(payload.id);
            // What failed with others may have been removed by itself since.
            const isDecided = line.outcome === 'failed' && !line.isUnknown && !isChosenAlone(desks, tab, payload);
            if (isDecided) expect(deletionsBy(desks, tab)).not.toContain(String(payload.id));
          }
        }
      }
    }),
    runs(10),
  );
});

/** The ids of what a tab has deleted at the service. */
function deletionsBy({ log }: Desks, { name }: Tab): string[] {
  const made = log.taken('DELETE').filter(({ tab }) => tab === name);
  return made.map(({ path }) => path.split('/').at(-2) ?? '');
}

/** Whether a tab has removed a row by the button of that row. */
function isChosenAlone({ log }: Desks, { name }: Tab, { id }: Removal): boolean {
  return log.all('pressed').some((one) => one.tab === name && isRemovalOf(one.event, id));
}

const isRemovalOf = (event: UnknownAction, id: Removal['id']) =>
  events.removeChosen.match(event) && event.payload.id === id;
