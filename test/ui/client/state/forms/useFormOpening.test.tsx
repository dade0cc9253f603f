import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';

import { placeRevisited } from '#client/state/address';
import { formLeft, formSent } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { useFormOpening, useInterrupted } from '#client/state/forms/useFormOpening';
import { requestFailed, requestStarted, requestSucceeded, selectRequest } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const KEY = 'test/save';
const place = { section: 'manage-providers', params: {} };
const failure = makeFailure('refused');
const sent = formSent({ key: KEY, form: { title: 'Saving', place, values: { name: 'Omar' } } });

function Desk({ closesOnSuccess }: { closesOnSuccess: boolean }) {
  const { isOpen, open, close } = useFormOpening(KEY, { closesOnSuccess });
  const typed = useInterrupted(KEY) as { name: string } | undefined;
  return (
    <>
      <button onClick={() => open()}>Edit</button>
      {isOpen && (
        <form aria-label="The form">
          <input aria-label="Name" defaultValue={typed?.name ?? ''} />
          <button type="button" onClick={close}>
            Cancel
          </button>
        </form>
      )}
    </>
  );
}

/** A page with a form that a person can open, and what the store knows of its request. */
function open({ closesOnSuccess = false } = {}) {
  const { store, ...page } = renderWithStore(<Desk closesOnSuccess={closesOnSuccess} />);
  return {
    ...page,
    form: () => screen.queryByRole('form', { name: 'The form' }),
    request: () => selectRequest(store.getState(), KEY),
    interrupted: () => selectSentForms(store.getState()),
  };
}

it('a form that opens knows nothing of what was sent before', async () => {
  const { press, tell, form, request } = open({ closesOnSuccess: true });
  tell(requestSucceeded(KEY));
  await press('Edit');

  expect(form()).toBeVisible();
  expect(request()).toBeUndefined();
});

it('closes when what it sent is saved, if that is all it is for', async () => {
  const { press, tell, form, request } = open({ closesOnSuccess: true });
  await press('Edit');
  tell(requestStarted(KEY));
  expect(form()).toBeVisible();
  tell(requestSucceeded(KEY));

  expect(form()).toBeNull();
  expect(request()).toBeUndefined();
});

it('stays to show what became of it, if it has something to show', async () => {
  const { press, tell, form } = open();
  await press('Edit');
  tell(requestStarted(KEY), requestSucceeded(KEY));

  expect(form()).toBeVisible();
});

it.each<[string, (page: ReturnType<typeof open>) => Promise<void> | void]>([
  ['it is closed', ({ press }) => press('Cancel')],
  ['the page it stands on is left', ({ rerender }) => rerender(null)],
])('what it sends goes on when %s, and is told about', async (_, leave) => {
  const page = open();
  await page.press('Edit');
  page.tell(requestStarted(KEY));
  await leave(page);

  expect(page.form()).toBeNull();
  expect(page.request()).toEqual({ status: 'pending', failure: null, isLeft: true });
});

it('its failure is forgotten when it is closed', async () => {
  const { press, tell, request } = open();
  await press('Edit');
  tell(requestFailed({ key: KEY, failure }));
  await press('Cancel');

  expect(request()).toBeUndefined();
});

it('follows what is still on its way when it is opened again', async () => {
  const { press, tell, form, request } = open();
  tell(requestStarted(KEY), formLeft(KEY));
  await press('Edit');

  expect(form()).toBeVisible();
  expect(request()).toEqual({ status: 'pending', failure: null });
});

it('is open again as it was typed when its person opens it once more, or follows the notice', async () => {
  const { press, tell, form } = open();
  const failed = [sent, requestStarted(KEY), formLeft(KEY), requestFailed({ key: KEY, failure })];
  tell(...failed);
  expect(form()).toBeNull();
  await press('Edit');
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');

  await press('Cancel');
  expect(form()).toBeNull();
  tell(...failed, placeRevisited({ key: KEY, place }));

  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
});

it('is open by itself for what the end of the session interrupted, until it is closed', async () => {
  const { press, tell, form, interrupted } = open();
  tell(sent);
  expect(form()).toBeVisible();
  await press('Cancel');

  expect(form()).toBeNull();
  expect(interrupted()).toEqual({});
});

describe('a form that is opened for a row', () => {
  const rows = ['Omar', 'Dana'];

  function Rows({ known, onBusy }: { known: readonly string[]; onBusy: () => void }) {
    const typed = useInterrupted(KEY) as { name: string } | undefined;
    const { isOpen, subject, open, close } = useFormOpening<string>(KEY, {
      closesOnSuccess: true,
      reopensFor: known.find((row) => row === typed?.name) ?? null,
      onBusy,
    });
    return (
      <>
        {rows.map((row) => (
          <button key={row} onClick={() => open(row)}>
            Edit {row}
          </button>
        ))}
        {isOpen && (
          <form aria-label={`The form of ${subject ?? 'nobody'}`}>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </form>
        )}
      </>
    );
  }

  function openRows(happened: readonly UnknownAction[] = [], known: readonly string[] = rows) {
    const onBusy = jest.fn();
    const { press, rerender } = renderWithStore(<Rows known={known} onBusy={onBusy} />, { given: happened });
    return {
      onBusy,
      press,
      arrive: () => rerender(<Rows known={rows} onBusy={onBusy} />),
      form: () => screen.queryByRole('form'),
    };
  }

  it('is open for that row', async () => {
    const { press, form } = openRows();
    await press('Edit Dana');

    expect(form()).toHaveAccessibleName('The form of Dana');
  });

  it('opens by itself for the row that was interrupted, as soon as that is there', () => {
    const { arrive, form } = openRows([sent], []);
    expect(form()).toBeNull();
    arrive();

    expect(form()).toHaveAccessibleName('The form of Omar');
  });

  it('does not open for another row while it is still being saved', async () => {
    const { press, form, onBusy } = openRows([requestStarted(KEY), formLeft(KEY)]);
    await press('Edit Dana');

    expect(form()).toBeNull();
    expect(onBusy).toHaveBeenCalledTimes(1);
  });

  it('opens for the row that is being saved, where its values were kept', async () => {
    const { press, form, onBusy } = openRows([sent, requestStarted(KEY), formLeft(KEY)]);
    await press('Edit Dana');

    expect(form()).toHaveAccessibleName('The form of Omar');
    expect(onBusy).not.toHaveBeenCalled();
  });
});
