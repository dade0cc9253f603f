import { screen, within } from '@testing-library/react';

import { LabServiceForm } from '#client/sections/home-services/catalogue/LabServiceForm';
import { stepMoved, stepsPlanned, type StepStatus } from '#client/state/forms/steps';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';

const KEY = 'homeServices/labService/save';
const label = { id: 'test.step', defaultMessage: 'A step' };
const failure = makeFailure({ id: 'test.failed', defaultMessage: 'Failed to save.' });
const words = { enName: 'Follicle', enDescription: '', arName: '', arDescription: '' };
const typed = { subcategory: 3, code: 'FSH', sample_type: '', duration_minutes: 15, requires_fasting: false, ...words };

/** The form of a lab service while its steps stand so; the item itself must not be created twice. */
function open(statuses: Readonly<Record<string, StepStatus>>, isPending = false, fields: Record<string, string> = {}) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const save = { key: KEY, isPending, hasSucceeded: false, failure: isPending ? null : { ...failure, fields }, typed };
  const form = { item: null, parents: [{ value: 3, label: 'Hormones' }], parent: '3' };
  const page = renderWithStore(<LabServiceForm {...form} save={save} onSubmit={onSubmit} onClose={onClose} />);
  const steps = Object.keys(statuses).map((id) => ({ id, label, isRepeatable: id !== 'item' }));
  page.tell(
    stepsPlanned({ key: KEY, steps }),
    ...Object.entries(statuses).map(([id, status]) => stepMoved({ key: KEY, id, status })),
  );
  return { ...page, onSubmit, onClose };
}

const shown = () =>
  ['Code', 'English Name', 'Arabic Name'].filter(
    (name) => screen.queryByRole('textbox', { name: new RegExp(`^${name}`) }) !== null,
  );

describe('the fields of a form whose save has failed', () => {
  it.each<[string, StepStatus[], string[], string]>([
    ['nothing was saved', ['refused', 'waiting', 'waiting'], ['Code', 'English', 'Arabic'], 'Save'],
    ['the answer of the create was lost', ['unknown', 'waiting', 'waiting'], ['English', 'Arabic'], 'Retry'],
    ['the English words were refused', ['done', 'refused', 'waiting'], ['English', 'Arabic'], 'Retry'],
    ['it is unknown whether the Arabic words arrived', ['done', 'done', 'unknown'], ['Arabic'], 'Retry'],
  ])('can be changed where %s, as far as that is not done', (_, [item, en, ar], fields, action) => {
    open({ item: item!, en: en!, ar: ar! });

    expect(shown()).toEqual(fields.map((name) => (name === 'Code' ? name : `${name} Name`)));
    expect(screen.getByRole('button', { name: action })).toBeEnabled();
    expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('stand there as text once they are sent, those that are filled', async () => {
    open({ item: 'done', en: 'done', ar: 'refused' });

    expect(await screen.findByText('FSH')).toBeVisible();
    const sent = [...document.querySelectorAll('[data-sent]')].map(({ textContent }) => textContent);
    expect(sent).toEqual([
      'SubcategoryHormones',
      'CodeFSH',
      'English NameFollicle',
      'Duration (minutes)15',
      'Requires FastingNo',
    ]);
  });

  it('say what was refused of them, each in its own language', () => {
    open({ item: 'done', en: 'done', ar: 'refused' }, false, { name: 'Too long.' });

    expect(screen.getByLabelText('Arabic Name')).toHaveAccessibleDescription('Too long.');
    expect(screen.getByLabelText('Arabic Description')).toBeValid();
  });

  it('say what was refused of the item beside the English words that it takes', () => {
    open({ item: 'refused', en: 'waiting' }, false, { description: 'Too long.', code: 'Taken.' });

    expect(screen.getByLabelText('English Description')).toHaveAccessibleDescription('Too long.');
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('Taken.');
  });

  it('are sent as they are now, with those that are saved', async () => {
    const { person, onSubmit, press } = open({ item: 'done', en: 'done', ar: 'refused' });
    await person.type(screen.getByLabelText('Arabic Name'), 'هرمون');
    await press('Retry');

    const texts = { en: { name: 'Follicle', description: '' }, ar: { name: 'هرمون', description: '' } };
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ texts }), {
      ...typed,
      icon: undefined,
      arName: 'هرمون',
    });
  });
});

describe('a form that is being saved', () => {
  it('can be closed, without a question about what was typed', async () => {
    const { person, onClose } = open({ item: 'running', en: 'waiting' }, true);
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await person.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a form that holds what was typed before the session ended', () => {
  it.each([
    ['Escape', ({ person }: ReturnType<typeof open>) => person.keyboard('{Escape}')],
    ['its Cancel', ({ press }: ReturnType<typeof open>) => press('Cancel')],
  ])('asks before it is closed by %s', async (_, leave) => {
    const dialog = open({});
    expect(screen.getByLabelText(/^English Name/)).toHaveValue('Follicle');
    await leave(dialog);

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(dialog.onClose).not.toHaveBeenCalled();
  });
});

describe('a form that makes something', () => {
  const another = { choose: jest.fn(), begin: jest.fn() };
  const form = (hasSucceeded: boolean, isChosen: boolean, round = 0) => (
    <LabServiceForm
      item={null}
      parents={[{ value: 3, label: 'Hormones' }]}
      parent="3"
      save={{ key: KEY, isPending: false, hasSucceeded, failure: null, another: { ...another, isChosen, round } }}
      onSubmit={jest.fn()}
      onClose={jest.fn()}
    />
  );

  it('goes on with one more, empty and with the focus in its first field', async () => {
    const { person, press, rerender } = renderWithStore(form(false, false));
    await person.type(screen.getByLabelText(/^Code/), 'LH');
    await press('Save and add another');
    expect(another.choose.mock.lastCall).toEqual([true]);
    rerender(form(true, true));
    rerender(form(false, true, 1));

    expect(another.begin).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText(/^Code/)).toHaveValue('');
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveFocus();
    await press('Save');
    expect(another.choose.mock.lastCall).toEqual([false]);
  });

  it('does not offer that where it changes something', () => {
    open({});

    expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
  });
});
