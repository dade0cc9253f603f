import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import type { Text } from '#client/lib/text';
import { linkChangeSubmitted, type LinkChange } from '#client/sections/home-services/linking/events';
import { linksUndoChosen } from '#client/sections/home-services/linking/undo/events';
import { linkUndoable } from '#client/sections/home-services/linking/undo/undoable';

const link = { kind: 'nursingLinks', id: 7, name: 'Wound care' } as const;
const undo = (change: Pick<LinkChange, 'field' | 'value' | 'made'>) => linkChangeSubmitted({ link, ...change });

/** How an undo stands beside a link of this price, duration and availability. */
function lineBeside(stored: object, event: ReturnType<typeof undo>) {
  const entities = entitiesReducer(
    undefined,
    entitiesMerged({ nursingLinks: { 7: { id: 7, provider: 1, ...stored } } }),
  );
  return linkUndoable.linesOf(event, { entities })?.[0];
}
const idOf = (text: Text | undefined) => (typeof text === 'object' ? text.id : text);

describe('the undo of a value of a link', () => {
  const price = undo({ field: 'price', value: '85', made: '90.50' });

  it.each([
    ['90.5', 'asMade'],
    ['85.00', 'undone'],
    ['120', 'otherwise'],
  ])('beside a price of %s stands %s', (now, stands) => expect(lineBeside({ price: now }, price)?.stands).toBe(stands));

  it.each([
    [
      { is_available: false },
      undo({ field: 'is_available', value: true, made: false }),
      'asMade',
      'homeServices.unavailable',
    ],
    [
      { is_available: true },
      undo({ field: 'is_available', value: true, made: false }),
      'undone',
      'homeServices.available',
    ],
    [
      { duration_minutes: 45 },
      undo({ field: 'duration_minutes', value: 30, made: 60 }),
      'otherwise',
      'homeServices.links.minutesValue',
    ],
  ])('of %j is told in words', (stored, event, stands, now) => {
    const line = lineBeside(stored, event);
    expect([line?.stands, idOf(line?.now)]).toEqual([stands, now]);
  });

  it('is nothing of another event, and cannot be made where the link is gone', () => {
    expect(
      linkUndoable.linesOf({ type: 'other' }, { entities: entitiesReducer(undefined, { type: 'start' }) }),
    ).toBeNull();
    const gone = linkUndoable.linesOf(price, { entities: entitiesReducer(undefined, { type: 'start' }) });
    expect(gone?.[0]?.stands).toBe('otherwise');
  });

  it('of prices that were changed together is told one by one', () => {
    const change = (id: number, value: string, made: string): LinkChange => ({
      ...{ link: { kind: 'nursingLinks', id, name: `Care ${id}` }, field: 'price' as const, value, made },
    });
    const stored = { 7: { id: 7, provider: 1, price: '95' }, 8: { id: 8, provider: 1, price: '40.00' } };
    const entities = entitiesReducer(undefined, entitiesMerged({ nursingLinks: stored }));
    const changes = [change(7, '90.00', '95.00'), change(8, '40.00', '45.25')];
    const lines = linkUndoable.linesOf(linksUndoChosen(changes), { entities }) ?? [];
    expect(lines.map(({ whose, stands }) => [whose, stands])).toEqual([
      ['Care 7', 'asMade'],
      ['Care 8', 'undone'],
    ]);
    expect(linkUndoable.together(lines.map(({ event }) => event))).toEqual(linksUndoChosen(changes));
  });

  it('is one plan for all of them', () =>
    expect(linkUndoable.together([price, price])).toEqual(linksUndoChosen([price.payload, price.payload])));
});
