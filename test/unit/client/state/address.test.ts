import type { UnknownAction } from '@reduxjs/toolkit';

import { entryOf, forgetSearches, formatAddress, isEntryOf, parseAddress } from '#client/app/query';
import {
  addressRead,
  addressReducer,
  createViewEvent,
  placeRevisited,
  sectionOpened,
  selectAddress,
  toolAsked,
  toolTaken,
  type Address,
} from '#client/state/address';

const tabChosen = createViewEvent('test/tabChosen', (tab: string) => ({ tab, page: null }));

describe('the address', () => {
  it('is read and written without loss, whatever was typed', () => {
    const address = { section: 'appointments', params: { q: 'a+b & "ليلى" ?section=x', status: 'pending' } };

    expect(parseAddress(formatAddress(address), entryOf(address))).toEqual(address);
  });

  it.each([
    ['appointments', {}],
    ['availabilities', {}],
    ['manage-providers', {}],
    ['home-services', { tab: 'staff' }],
  ])('keeps a search for people in %s out of every link and every entry of the history', (section, params) => {
    const address = { section, params: { ...params, q: 'Layla' } };

    expect(formatAddress(address)).not.toContain('Layla');
    const entry = entryOf(address);
    expect(JSON.stringify(entry)).not.toContain('Layla');
    expect(parseAddress(formatAddress(address), entry)).toEqual(address);
    expect(parseAddress(formatAddress(address), null)).toEqual({ section, params });
    forgetSearches();
    expect(parseAddress(formatAddress(address), entry)).toEqual({ section, params });
  });

  it('keeps two entries apart, and changes the one that is typed on', () => {
    const searched = (q: string) => ({ section: 'availabilities', params: { q } });
    const first = entryOf(searched('Layla'));
    const second = entryOf(searched('Layla'));
    const typed = entryOf(searched('Layla H'), second);

    expect(typed).toEqual(second);
    expect([first, typed].map((entry) => parseAddress('', entry).params.q)).toEqual(['Layla', 'Layla H']);
    expect([null, first, second].map((entry) => isEntryOf(searched('Layla'), entry))).toEqual([false, true, false]);
  });

  it('remembers no more than a hundred', () => {
    const [first, ...others] = Array.from({ length: 101 }, (_, at) =>
      entryOf({ section: 'availabilities', params: { q: `Layla ${at}` } }),
    );

    expect([first, others.at(-1)].map((entry) => parseAddress('', entry).params.q)).toEqual([undefined, 'Layla 100']);
  });

  it('leads the bookmark of the former tab of What waits to the set-up', () => {
    expect(parseAddress('?view=waits&tab=setup')).toEqual({ section: 'set-up', params: {} });
    expect(parseAddress('?view=waits').params).toEqual({ view: 'waits' });
  });

  it.each(['?open=2356).', '?view=list&amp;open=2356,', '?open=2356%D8%8C'])(
    'has the id of %s, whatever a text brought along',
    (link) => {
      expect(parseAddress(link).params).toMatchObject({ open: '2356' });
    },
  );

  it('keeps of a link what is no id as it is', () => {
    const params = { counted: 'day.2026-11-21.cancelled', at: '16:00-16:20', on: '2026-11-21' };
    expect(parseAddress(formatAddress({ section: '', params })).params).toEqual(params);
  });

  it('that is longer than any of ours is none', () => {
    expect(parseAddress(`?section=availabilities&q=${'a'.repeat(8_192)}`)).toEqual({ section: '', params: {} });
  });

  it('has a search of the catalogue in its links', () => {
    const address = { section: 'home-services', params: { tab: 'labServices', q: 'iron' } };

    expect(parseAddress(formatAddress(address))).toEqual(address);
    expect(entryOf(address)).toBeNull();
  });

  it.each([undefined, 'text', { personal: { q: 'Layla' } }, { searches: 7 }, { searches: 'constructor' }])(
    'takes nothing from an entry that another release or page may have made: %j',
    (entry) => expect(parseAddress('?section=appointments', entry)).toEqual({ section: 'appointments', params: {} }),
  );

  it('is empty for the default view', () => expect(formatAddress({ section: '', params: {} })).toBe(''));

  it('follows the events of a view; what is empty is taken out', () => {
    const start = { section: 'home-services', params: { page: '3', filter: 'x' } };

    expect(addressReducer(start, tabChosen('providers'))).toEqual({
      section: 'home-services',
      params: { filter: 'x', tab: 'providers' },
    });
    expect(addressReducer(start, tabChosen(''))).toEqual({ section: 'home-services', params: { filter: 'x' } });
  });

  it('is left alone by events that say nothing of it', () => {
    const start = { section: 'home-services', params: { page: '3' } };

    for (const meta of [null, 'address', { arg: 'x' }])
      expect(addressReducer(start, { type: 'test/other', meta })).toBe(start);
  });

  const viewAfter = (start: Address, ...events: UnknownAction[]) =>
    selectAddress({ address: events.reduce<ReturnType<typeof addressReducer>>(addressReducer, start) });
  const filtered = { section: 'appointments', params: { q: 'x' } };

  it('starts afresh with a section that was not open before, and with the open one', () => {
    expect(viewAfter(filtered, sectionOpened('home-services'))).toEqual({ section: 'home-services', params: {} });
    expect(viewAfter(filtered, sectionOpened('appointments'))).toEqual({ section: 'appointments', params: {} });
  });

  it('opens a view of a section as that was left', () => {
    const waits = sectionOpened('appointments', { view: 'waits', status: null });
    const start = { section: 'appointments', params: { q: 'x', status: 'pending' } };
    const opened = { section: 'appointments', params: { q: 'x', view: 'waits' } };

    expect(viewAfter(start, waits)).toEqual(opened);
    expect(viewAfter(start, sectionOpened('home-services'), waits)).toEqual(opened);
  });

  it.each(['', 'appointments'])(
    'starts the open section afresh, however it was left before, under the name %p',
    (open) => {
      const back = addressRead({ section: open, params: { status: 'pending' } });

      expect(viewAfter(filtered, sectionOpened('home-services'), back, sectionOpened('appointments'))).toEqual({
        section: 'appointments',
        params: {},
      });
    },
  );

  it.each([
    ['through the sidebar', sectionOpened('home-services')],
    ['by Back', addressRead({ section: 'home-services', params: {} })],
    ['for what was begun elsewhere', placeRevisited({ key: 'x', place: { section: 'home-services', params: {} } })],
  ])('has a section as it was left %s', (_, leave) => {
    const start = { section: '', params: { q: 'x' } };

    expect(viewAfter(start, leave, tabChosen('providers'), sectionOpened('appointments'))).toEqual(filtered);
    expect(viewAfter(start, leave, tabChosen('providers'), sectionOpened('appointments'), leave).params).toEqual(
      sectionOpened.match(leave) ? { tab: 'providers' } : {},
    );
  });

  it.each<[from: string, view: Address, left: Address['params'] | undefined, view: string, then: Address['params']]>([
    ['the list', { section: 'appointments', params: { period: 'past', q: 'x' } }, {}, '', { period: 'past', q: 'x' }],
    ['the board', { section: 'appointments', params: { view: 'board', span: 'week', q: 'x' } }, {}, '', { q: 'x' }],
    ['any view', { section: 'appointments', params: { view: 'board' } }, {}, 'board', { view: 'board' }],
    ['another section', { section: 'set-up', params: {} }, { status: 'pending' }, '', { status: 'pending' }],
  ])('has a view do something, from %s, as it is or was left', (_, open, left = {}, view, params) => {
    const place = { section: 'appointments', params: { view } };
    const asked = addressReducer({ ...open, left: { appointments: left } }, toolAsked({ tool: 'print', place }));

    expect(asked).toMatchObject({ section: 'appointments', params, asked: 'print' });
    expect(addressReducer(asked, toolTaken())).not.toHaveProperty('asked');
    expect(addressReducer(asked, sectionOpened('set-up'))).not.toHaveProperty('asked');
  });
});
