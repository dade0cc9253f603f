import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import type { StoredLabPackage } from '#client/entities/homeServices';
import type { Failure } from '#client/lib/errors';
import { homeServicesSection } from '#client/sections/home-services';
import { LabPackageForm } from '#client/sections/home-services/catalogue/LabPackageForm';
import { LabServiceForm } from '#client/sections/home-services/catalogue/LabServiceForm';
import { SubcategoryForm } from '#client/sections/home-services/catalogue/SubcategoryForm';
import { stepMoved, stepsPlanned } from '#client/state/forms/steps';
import type { Translation } from '#contract/common';
import { PACKAGE_TEST_NAME_MAX } from '#contract/rules';
import { renderPage } from '#test/support/page/renderPage';

const save = { key: 'save', isPending: false, hasSucceeded: false, failure: null };
const lab = [{ value: 3, label: 'Hormones' }];

function renderForm(form: (props: { save: typeof save; onSubmit: jest.Mock; onClose: jest.Mock }) => React.ReactNode) {
  const onSubmit = jest.fn();
  const store = createStore();
  store.addReducers(homeServicesSection.reducers);
  const { person } = renderPage(<Provider store={store}>{form({ save, onSubmit, onClose: jest.fn() })}</Provider>);
  return { person, onSubmit, press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

it('a subcategory needs its category, type, order and English name', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <SubcategoryForm {...props} subcategory={null} categories={[{ value: 2, label: 'Lab' }]} category="" />
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

it('a lab service starts with 15 minutes and sends Arabic only when it was typed', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <LabServiceForm {...props} service={null} subcategories={lab} subcategory="3" />
  ));
  await person.type(screen.getByLabelText(/^Code/), 'FSH');
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

it('a package is not sent without a test, takes tests by Enter and gives them up again', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <LabPackageForm {...props} labPackage={null} subcategories={lab} subcategory="3" />
  ));
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
  const { person, onSubmit, press } = renderForm((props) => (
    <LabPackageForm {...props} labPackage={null} subcategories={lab} subcategory="3" />
  ));
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
  const { person } = renderForm((props) => (
    <LabPackageForm {...props} labPackage={null} subcategories={lab} subcategory="3" />
  ));
  await person.type(screen.getByLabelText('Test Name'), 'ECG');
  await person.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('a package is not sent with a test whose name is longer than a service takes', async () => {
  const { person, onSubmit, press } = renderForm((props) => (
    <LabPackageForm {...props} labPackage={null} subcategories={lab} subcategory="3" />
  ));
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
  renderForm((props) => (
    <LabPackageForm
      {...props}
      labPackage={{ id: 1, subcategory: 3, code: 'x', name: 'Heart' }}
      subcategories={lab}
      subcategory=""
    />
  ));

  expect(screen.queryByLabelText('Test Name')).toBeNull();
});

const english: Translation = { locale: 'en', name: 'Heart', description: '' };
const saved: StoredLabPackage = {
  id: 1,
  subcategory: 3,
  code: 'x',
  name: 'Heart',
  description: 'Own words',
  translations: [english, { locale: 'ar', name: 'قلب', description: '' }],
};

it('a refused test can be renamed in its own field once the first was added', async () => {
  const store = createStore();
  store.addReducers(homeServicesSection.reducers);
  const onSubmit = jest.fn();
  const form = (failure: Failure | null) => (
    <Provider store={store}>
      <LabPackageForm
        labPackage={null}
        subcategories={lab}
        subcategory="3"
        save={{ ...save, failure }}
        onSubmit={onSubmit}
        onClose={jest.fn()}
      />
    </Provider>
  );
  const { person, rerender } = renderPage(form(null));
  await person.type(screen.getByLabelText(/^English Name/), 'Heart');
  await person.type(screen.getByLabelText('Test Name'), 'ECG{Enter}TSH{Enter}');
  const label = { id: 'test.step', defaultMessage: 'A step' };
  const steps = ['item', 'en', 'test 1', 'test 2'].map((id) => ({
    id,
    label,
    isRepeatable: false,
    isPart: id.startsWith('test'),
  }));
  act(() => {
    store.dispatch(stepsPlanned({ key: save.key, steps }));
    ['item', 'en', 'test 1'].forEach((id) => {
      store.dispatch(stepMoved({ key: save.key, id, status: 'done' }));
    });
    store.dispatch(stepMoved({ key: save.key, id: 'test 2', status: 'refused' }));
  });
  rerender(form({ text: 'Failed', detail: null, fields: { test_name: 'Not a test.' } }));

  const field = await screen.findByLabelText(/^Test 2/);
  expect(field).toHaveValue('TSH');
  expect(field).toHaveAccessibleDescription('Not a test.');
  await person.clear(field);
  await person.type(field, 'T3');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onSubmit.mock.calls).toMatchObject([[{ parts: ['ECG', 'T3'] }, {}]]);
});

describe('the Arabic words of an item', () => {
  it('may be a description alone', async () => {
    const { person, onSubmit, press } = renderForm((props) => (
      <LabPackageForm {...props} labPackage={{ ...saved, translations: [] }} subcategories={lab} subcategory="" />
    ));
    await person.type(screen.getByLabelText('Arabic Description'), 'وصف');
    await press('Save');

    expect(onSubmit.mock.calls).toMatchObject([
      [{ texts: { ar: { name: '', description: 'وصف' } }, existing: [] }, {}],
    ]);
  });

  it('can be changed but not taken away', async () => {
    const { person, onSubmit, press } = renderForm((props) => (
      <LabPackageForm {...props} labPackage={saved} subcategories={lab} subcategory="" />
    ));
    await person.clear(screen.getByLabelText('Arabic Name'));
    await press('Save');
    expect(await screen.findByText('Arabic words can be changed, but not removed')).toBeVisible();
    await person.type(screen.getByLabelText('Arabic Name'), 'فحص');
    await press('Save');

    expect(onSubmit.mock.calls).toMatchObject([[{ texts: { ar: { name: 'فحص', description: '' } } }, {}]]);
  });
});

it('a description that only the item itself has is kept', async () => {
  const { onSubmit, press } = renderForm((props) => (
    <LabPackageForm {...props} labPackage={saved} subcategories={lab} subcategory="" />
  ));
  expect(screen.getByLabelText('English Description')).toHaveValue('Own words');
  await press('Save');

  expect(onSubmit.mock.calls).toMatchObject([[{ body: { description: 'Own words' } }, {}]]);
});
