import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';

import { sessionEnded, signedIn } from '#client/features/session';
import { homeServicesSection } from '#client/sections/home-services';
import { ARABIC_KINDS } from '#client/sections/home-services/catalogue/arabic/arabicKinds';
import {
  arabicNameKey,
  arabicNamesKey,
  arabicNameSubmitted,
} from '#client/sections/home-services/catalogue/arabic/events';
import { FillArabic } from '#client/sections/home-services/catalogue/arabic/FillArabic';
import { formLeft } from '#client/state/formEvents';
import { selectDraft } from '#client/state/forms/forms';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const kind = ARABIC_KINDS[0]!;

function open(count: number, given: readonly UnknownAction[] = []) {
  const items = Array.from({ length: count }, (_, at) => ({ id: at + 1, code: `c${at}`, name: `Part ${at + 1}` }));
  const onClose = jest.fn();
  const page = renderWithStore(<FillArabic {...{ kind, items, onClose }} ids={items.map(({ id }) => id)} />, {
    reducers: homeServicesSection.reducers,
    given,
  });
  return {
    ...page,
    onClose,
    field: (id: number) => screen.getByRole('textbox', { name: `Arabic name of Part ${id}` }),
    submitted: () =>
      page.sent.mock.calls.flatMap(([event]) =>
        arabicNameSubmitted.match(event) ? [[event.payload.id, event.payload.name]] : [],
      ),
  };
}

it('saves by Enter and goes on, and passes over what is empty or blank', async () => {
  const { person, field, submitted } = open(4);
  expect(field(1)).toHaveAttribute('dir', 'rtl');
  await person.type(field(1), '{Enter}');
  expect(field(2)).toHaveFocus();
  await person.keyboard(' {Enter}');
  expect(field(3)).toHaveFocus();
  await person.keyboard(' قسم {Enter}');
  expect(field(4)).toHaveFocus();

  expect(submitted()).toEqual([[3, 'قسم']]);
});

it('draws a hundred fields, and the next where Enter leads there', async () => {
  const { person, field } = open(103);
  expect(screen.getAllByRole('textbox')).toHaveLength(100);
  await person.type(field(100), '{Enter}');

  expect(field(101)).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(103);
});

it('asks before something typed is lost, and keeps what has failed with its reason', async () => {
  const { person, field, onClose, press, tell } = open(2);
  const key = arabicNameKey({ kind: kind.name, id: 1 });
  await person.type(field(1), 'قسم');
  await person.keyboard('{Escape}');
  await press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
  tell(requestStarted(key));
  expect(field(1)).toHaveAttribute('readonly');
  expect(screen.getByText('Saving...')).toBeVisible();
  tell(requestFailed({ key, failure: makeFailure('Not that.') }));
  expect(field(1)).toHaveAccessibleDescription('Not that.');
  expect(field(1)).toHaveValue('قسم');
  await person.clear(field(1));
  await person.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalled();
});

describe('what is typed and not entered', () => {
  const signIn = signedIn('token', 'layla@mawid.example');
  const key = arabicNamesKey(kind);

  it('is kept when the session ends, as is what was on its way, for the next opening of the editor', async () => {
    const { person, field, rerender, store, tell } = open(4, [signIn]);
    await person.type(field(1), 'فحص{Enter}');
    tell(requestStarted(arabicNameKey({ kind: kind.name, id: 1 })));
    await person.type(field(3), 'تحليل');
    await person.type(field(4), '  ');
    tell(sessionEnded());
    rerender(null);
    tell(signIn);
    expect(selectDraft(store.getState(), key)).toEqual({ 1: 'فحص', 3: 'تحليل' });
    const items = [1, 3].map((id) => ({ id, code: `c${id}`, name: `Part ${id}` }));
    rerender(<FillArabic {...{ kind, items, ids: [3], onClose: jest.fn() }} />);

    expect([field(3), field(1)].map((input) => (input as HTMLInputElement).value)).toEqual(['تحليل', 'فحص']);
    expect(selectDraft(store.getState(), key)).toBeUndefined();
  });

  it('is gone once it was discarded', async () => {
    const { person, onClose, press, rerender, store } = open(2, [signIn, formLeft(key, { 2: 'تحليل' })]);
    await person.keyboard('{Escape}');
    await press('Yes, discard');
    expect(onClose).toHaveBeenCalled();
    rerender(null);

    expect(selectDraft(store.getState(), key)).toBeUndefined();
  });
});
