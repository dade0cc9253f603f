import { act, screen, waitFor } from '@testing-library/react';

import { ConfirmationHost } from '#client/app/shell/ConfirmationHost';
import { askConfirmation, type Question } from '#client/state/confirmations';
import { renderWithStore } from '#test/support/page/renderWithStore';

const question: Question = {
  title: 'Delete all slots of this doctor?',
  text: '2 slots will be deleted.',
  consequences: ['1 of 2 is booked.', 'Slots at other locations go too.'],
  confirmLabel: 'Delete',
  isDestructive: true,
};

const answered = jest.fn();

/** The host, after a workflow has asked. */
function open() {
  const { store, person } = renderWithStore(<ConfirmationHost />);
  act(() => {
    void store.runSaga(askConfirmation, question).toPromise<boolean>().then(answered);
  });
  return { person, press: async (name: string) => person.click(await screen.findByRole('button', { name })) };
}

beforeEach(() => answered.mockClear());

describe('a question of a workflow', () => {
  it('stands on screen with what goes with it, and its harmless answer has the focus', async () => {
    open();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete all slots of this doctor?' });

    expect(dialog).toHaveAccessibleDescription(/^2 slots will be deleted\./);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(question.consequences);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('that is answered with %s tells the workflow %p, and goes', async (button, isConfirmed) => {
    const { press } = open();
    await press(button);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(answered.mock.calls).toEqual([[isConfirmed]]);
  });

  it('is declined by Escape', async () => {
    const { person } = open();
    await screen.findByRole('alertdialog');
    await person.keyboard('{Escape}');

    expect(answered.mock.calls).toEqual([[false]]);
  });
});

it('nothing stands on screen while nobody asks', () => {
  renderWithStore(<ConfirmationHost />);

  expect(screen.queryByRole('alertdialog')).toBeNull();
});
