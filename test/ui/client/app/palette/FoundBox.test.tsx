import { act, screen, waitFor, within } from '@testing-library/react';

import { FoundBox } from '#client/app/palette/FoundBox';
import { onceMaker } from '#client/app/palette/once';
import type { Source } from '#client/app/palette/search';
import type { Finder } from '#client/app/palette/useFoundLines';
import { sectionOpened } from '#client/state/address';
import type { FoundThing, Offered } from '#client/state/findable';
import { listReceived, type ListsRoot } from '#client/state/lists';
import { renderWithStore } from '#test/support/page/renderWithStore';

const doctor = (id: string, label: string): FoundThing => ({ id, kind: 'doctor', label, event: { type: id } });

const LATE = { id: 'late', defaultMessage: '{doctor} is late', values: { doctor: 'أ.د. عائشة' } };

/** What the section finds of a text. */
const FOUND: Partial<Record<string, FoundThing[]>> = {
  dia: [doctor('1', 'Dr. Nadia'), doctor('2', 'Dr. Nadia')],
  mixed: [{ ...doctor('3', ''), label: LATE }, doctor('4', 'د. نادية')],
};

const LAST = doctor('last', 'Dr. Last');

/** A box over a section whose service answers when the test says so, and another one that has no slices yet. */
function open(arrived: Finder['arrived'] = {}) {
  const [onChosen, onClose] = [jest.fn(), jest.fn()];
  let answer: (found: FoundThing[]) => void = () => undefined;
  const source: Source = {
    isServed: true,
    findable: {
      offers: [],
      found: ({ lists }: ListsRoot, { typed }) => [
        ...(FOUND[typed] ?? []),
        ...(lists[typed] ?? []).map((id) => doctor(String(id), String(id))),
      ],
      asked: () => new Promise((resolve) => (answer = resolve)),
    },
  };
  const last: Source = { isServed: false, findable: { offers: [], found: () => [LAST] } };
  const sourcesNow = () => [source, last];
  const made = onceMaker();
  const doors = { onOpened: jest.fn(), onSignOut: jest.fn() };
  const page = renderWithStore(
    <FoundBox {...{ arrived, sourcesNow, onChosen, onClose }} recent={[]} makeOnce={made} doors={doors} />,
    { given: [sectionOpened('home-services')] },
  );
  return { ...page, onChosen, onClose, last, answer: (found: FoundThing[]) => answer(found) };
}

const field = () => screen.getByRole('combobox', { name: 'Search everything' });
const inFocus = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the search through everything', () => {
  it('begins with the places where somebody was, and then the others', () => {
    open();
    const [recent, places] = screen.getAllByRole('group');
    expect(
      within(recent!)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Appointments']);
    expect(within(places!).getAllByRole('option')).toHaveLength(5);
  });

  it('never moves the line in focus, whatever comes later, and says how many there are', async () => {
    const { person, answer } = open();
    await person.type(field(), 'dia');
    expect(options()).toEqual(['Dr. Nadia', 'Dr. Nadia']);
    await waitFor(() => expect(inFocus()).toBe(screen.getAllByRole('option')[0]));
    await person.keyboard('{ArrowDown}');
    const second = inFocus();
    await waitFor(() => expect(screen.getByText('Looking further…')).toHaveRole('status'));
    answer([doctor('2', 'Dr. Nadia'), doctor('3', 'Dr. Nabil')]);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getByText('Doctors, found later')).toBeInTheDocument();
    await waitFor(() => expect(inFocus()).toBe(second));
    expect(screen.getByText('3 lines found')).toHaveRole('status');
  });

  it('finds what has come since it was typed, below what stands', async () => {
    const { person, tell } = open();
    await person.type(field(), 'dia');
    await waitFor(() => expect(inFocus()).toBe(screen.getAllByRole('option')[0]));
    const first = inFocus();
    tell(listReceived({ key: 'dia', ids: ['Dr. Diana'] }));

    await waitFor(() => expect(options()).toEqual(['Dr. Nadia', 'Dr. Nadia', 'Dr. Diana']));
    expect(inFocus()).toBe(first);
  });

  it('finds who is typed before the list has come as soon as it has', async () => {
    const { person, tell } = open();
    await person.type(field(), 'qqq');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    tell(listReceived({ key: 'qqq', ids: ['Dr. Qqq'] }));

    await waitFor(() => expect(options()).toEqual(['Dr. Qqq']));
  });

  it('finds what a section knows once its slices have come after its code', async () => {
    const { person, store, last } = open();
    await person.type(field(), 'qqq');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    last.isServed = true;
    act(() => store.addReducers({ last: (state: object = {}) => state }));

    await waitFor(() => expect(options()).toEqual(['Dr. Last']));
  });

  it('chooses by Enter and closes by Escape', async () => {
    const { person, onChosen, onClose } = open();
    await person.type(field(), 'referral{Enter}');
    expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ event: sectionOpened('referral-tracking') }));
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('draws a sentence as the page runs, whatever name it begins with, and a name in its own direction', async () => {
    const { person } = open();
    await person.type(field(), 'mixed');
    const sentence = screen.getByText(/is late/);
    expect(sentence.closest('bdi')).toBeNull();
    expect(sentence).not.toHaveAttribute('dir');
    expect(screen.getByText('د. نادية').closest('bdi')).toHaveAttribute('dir', 'rtl');
  });

  it.each([
    ['by touch', true, []],
    ['where there may be a keyboard', false, ['Keys']],
  ])('%s offers what needs one accordingly', async (_, isTouched, offered) => {
    const follow = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
    const list = { matches: isTouched, ...Object.fromEntries(follow.map((name) => [name, jest.fn()])) };
    Object.assign(window, { matchMedia: () => list });
    const keys: Offered = { ...doctor('keys', 'Keys'), kind: 'verb', alsoCalled: '', needsKeyboard: true };
    const { person } = open({ appointments: { offers: [keys] } });
    await person.type(field(), 'keys');

    expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('says that nothing was found', async () => {
    const { person } = open();
    await person.type(field(), 'qqq');
    expect(screen.getByText('Nothing found').parentElement).toHaveRole('status');
  });
});
