import { screen } from '@testing-library/react';

import type { StoredLabPackage } from '#client/entities/homeServices';
import type { Failure } from '#client/lib/errors';
import { homeServicesSection } from '#client/sections/home-services';
import { LabPackageForm } from '#client/sections/home-services/catalogue/LabPackageForm';
import { LabServiceForm } from '#client/sections/home-services/catalogue/LabServiceForm';
import { SubcategoryForm } from '#client/sections/home-services/catalogue/SubcategoryForm';
import { stepMoved, stepsPlanned } from '#client/state/forms/steps';
import type { Translation } from '#contract/common';
import { PACKAGE_TEST_NAME_MAX } from '#contract/rules';
import { renderWithStore } from '#test/support/page/renderWithStore';

const save = { key: 'save', isPending: false, hasSucceeded: false, failure: null };
const lab = [{ value: 3, label: 'Hormones' }];

function renderForm(form: (props: { save: typeof save; onSubmit: jest.Mock; onClose: jest.Mock }) => React.ReactNode) {
  const onSubmit = jest.fn();
  const { reducers } = homeServicesSection;
  return { onSubmit, ...renderWithStore(form({ save, onSubmit, onClose: jest.fn() }), { reducers }) };
}

/** The form of a package: a new one, unless it is told which. */
function renderPackage(labPackage: StoredLabPackage | null = null) {
  const onSubmit = jest.fn();
  const given = { item: labPackage, parents: lab, parent: labPackage ? '' : '3', onSubmit, onClose: jest.fn() };
  const form = (failure: Failure | null) => <LabPackageForm {...given} save={{ ...save, failure }} />;
  const page = renderWithStore(form(null), { reducers: homeServicesSection.reducers });
  return {
    ...page,
    onSubmit,
    fails: (failure: Failure) => page.rerender(form(failure)),
  };
}

const english: Translation = { locale: 'en', name: 'Heart', description: '' };
const saved: StoredLabPackage = {
  id: 1,
  subcategory: 3,
  code: 'x',
  name: 'Heart',
  description: 'Own words',
  translations: [english, { locale: 'ar', name: 'قلب', description: '' }],
};

it('a subcategory needs its category, type, order and English name', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <SubcategoryForm {...props} item={null} parents={[{ value: 2, label: 'Lab' }]} parent="" />
  ));
  await person.clear(screen.getByLabelText(/^Order/));
  await person.type(screen.getByLabelText(/^Order/), '0');
  await press('Save');

  expect(await screen.findByText('Parent category is required')).toBeVisible();
  expect(screen.getByText('Type is required')).toBeVisible();
  expect(screen.getByText('Order must be a whole number of at least 1')).toBeVisible();
  expect(screen.getByText('English name is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['no place', '', 'Order must be a whole number of at least 1'],
  ['a place that is no number', 'first', 'Order must be a whole number of at least 1'],
  ['a place in the digits of another keyboard', '١٢', 12],
])('a subcategory with %s', async (_, typed, outcome) => {
  const known = { id: 4, parent_category: 2, code: 'x', subcategory_type: 'lab_subcategory', order: 1, name: 'Blood' };
  const { person, onSubmit, press } = renderForm((props) => (
    <SubcategoryForm {...props} item={known} parents={[{ value: 2, label: 'Lab' }]} parent="" />
  ));
  await person.clear(screen.getByLabelText(/^Order/));
  if (typed) await person.type(screen.getByLabelText(/^Order/), typed);
  await press('Save');

  if (typeof outcome === 'number') expect(onSubmit.mock.calls).toMatchObject([[{ body: { order: outcome } }, {}]]);
  else expect(await screen.findByText(outcome)).toBeVisible();
});

it('a package that had no description has none after its name was changed', async () => {
  const { person, onSubmit, press } = renderPackage({
    ...saved,
    description: null,
    translations: [{ ...english, description: null }],
  });
  await person.type(screen.getByLabelText(/^English Name/), '\u200f and lungs');
  await press('Save');

  expect(onSubmit.mock.calls).toMatchObject([
    [{ body: { description: null }, texts: { en: { name: 'Heart and lungs', description: null } } }, {}],
  ]);
});

it('a lab service starts with 15 minutes and sends Arabic only when it was typed', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <LabServiceForm {...props} item={null} parents={lab} parent="3" />
  ));
  await person.type(screen.getByLabelText(/^Code/), '\u200eFSH');
  await person.type(screen.getByLabelText(/^English Name/), ' Follicle ');
  await press('Save');

  expect(onSubmit).toHaveBeenCalledWith(
    {
      body: {
        subcategory: 3,
        code: 'FSH',
        description: '',
        sample_type: '',
        duration_minutes: 15,
        requires_fasting: false,
      },
      images: { icon: undefined },
      texts: { en: { name: 'Follicle', description: '' } },
    },
    expect.anything(),
  );
  expect(screen.getByLabelText('Arabic Name')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByLabelText('Arabic Name')).toHaveAttribute('lang', 'ar');
});

it.each([
  ['', null],
  ['٤٥', 45],
  ['a while', 'Duration must be a whole number of at least 1'],
])('a lab service whose duration nobody knows keeps that, unless one is typed: "%s"', async (typed, outcome) => {
  const known = { id: 8, subcategory: 3, code: 'FSH', duration_minutes: null, name: 'Follicle' };
  const { person, onSubmit, press } = renderForm((props) => (
    <LabServiceForm {...props} item={known} parents={lab} parent="" />
  ));
  const duration = screen.getByLabelText(/^Duration/);
  expect(duration).toHaveValue('');
  if (typed) await person.type(duration, typed);
  else await person.type(screen.getByLabelText(/^Sample Type/), 'Serum');
  await press('Save');

  if (typeof outcome === 'string') expect(await screen.findByText(outcome)).toBeVisible();
  else expect(onSubmit.mock.calls).toMatchObject([[{ body: { duration_minutes: outcome } }, {}]]);
});

it('a package is not sent without a test, takes tests by Enter and gives them up again', async () => {
  const { person, onSubmit, press } = renderPackage();
  await person.type(screen.getByLabelText(/^English Name/), 'Heart');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please add at least one test to the package');
  await person.type(screen.getByLabelText('Test Name'), ' ECG {Enter}   {Enter}TSH{Enter}');
  await press('Remove TSH');
  await press('Save');

  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]).toMatchObject([{ parts: ['ECG'], body: { tests_count: 1 } }, { enName: 'Heart' }]);
});

it('a test that is typed but not entered is saved with the others', async () => {
  const { person, onSubmit, press } = renderPackage();
  await person.type(screen.getByLabelText('Test Name'), 'ECG{Enter} TSH ');
  await person.type(screen.getByLabelText(/^English Name/), 'Heart{Enter}');
  await press('Remove ECG');
  await press('Save');

  expect(onSubmit.mock.calls).toMatchObject([
    [{ parts: ['ECG', 'TSH'], body: { tests_count: 2 } }, {}],
    [{ parts: ['TSH'], body: { tests_count: 1 } }, {}],
  ]);
});

it('a test that is typed but not entered is not given up without a question', async () => {
  const { person } = renderPackage();
  await person.type(screen.getByLabelText('Test Name'), 'ECG');
  await person.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('a package is not sent with a test whose name is longer than a service takes', async () => {
  const { person, onSubmit, press } = renderPackage();
  await person.type(screen.getByLabelText(/^English Name/), 'Heart');
  await person.click(screen.getByLabelText('Test Name'));
  await person.paste('x'.repeat(PACKAGE_TEST_NAME_MAX + 1));
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('The name of a test can have at most 255 characters');
  await person.type(screen.getByLabelText('Test Name'), '{Backspace}');
  await press('Save');

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('the tests of a package are not offered when it is edited', () => {
  renderPackage({ id: 1, subcategory: 3, code: 'x', name: 'Heart' });

  expect(screen.queryByLabelText('Test Name')).toBeNull();
});

it('a refused test can be renamed in its own field once the first was added', async () => {
  const { person, onSubmit, press, tell, fails } = renderPackage();
  await person.type(screen.getByLabelText(/^English Name/), 'Heart');
  await person.type(screen.getByLabelText('Test Name'), 'ECG{Enter}TSH{Enter}');
  const label = { id: 'test.step', defaultMessage: 'A step' };
  const ids = ['item', 'en', 'test 1', 'test 2'];
  const steps = ids.map((id) => ({ id, label, isRepeatable: false, isPart: id.startsWith('test') }));
  tell(
    stepsPlanned({ key: save.key, steps }),
    ...steps.map(({ id }) => stepMoved({ key: save.key, id, status: id === 'test 2' ? 'refused' : 'done' })),
  );
  fails({ text: 'Failed', detail: null, fields: { test_name: 'Not a test.' } });

  const field = await screen.findByLabelText(/^Test 2/);
  expect(field).toHaveValue('TSH');
  expect(field).toHaveAccessibleDescription('Not a test.');
  await person.clear(field);
  await person.type(field, 'T3');
  await press('Retry');

  expect(onSubmit.mock.calls).toMatchObject([[{ parts: ['ECG', 'T3'] }, {}]]);
});

describe('the Arabic words of an item', () => {
  it('may be a description alone', async () => {
    const { person, onSubmit, press } = renderPackage({ ...saved, translations: [] });
    await person.type(screen.getByLabelText('Arabic Description'), 'وصف');
    await press('Save');

    expect(onSubmit.mock.calls).toMatchObject([
      [{ texts: { ar: { name: '', description: 'وصف' } }, existing: [] }, {}],
    ]);
  });

  it('can be changed but not taken away', async () => {
    const { person, onSubmit, press } = renderPackage(saved);
    await person.clear(screen.getByLabelText('Arabic Name'));
    await press('Save');
    expect(await screen.findByText('Arabic words can be changed, but not removed')).toBeVisible();
    await person.type(screen.getByLabelText('Arabic Name'), 'فحص');
    await press('Save');

    expect(onSubmit.mock.calls).toMatchObject([[{ texts: { ar: { name: 'فحص', description: '' } } }, {}]]);
  });
});

it('a description that only the item itself has is kept', async () => {
  const { onSubmit, press } = renderPackage(saved);
  expect(screen.getByLabelText('English Description')).toHaveValue('Own words');
  await press('Save');

  expect(onSubmit.mock.calls).toMatchObject([[{ body: { description: 'Own words' } }, {}]]);
});
