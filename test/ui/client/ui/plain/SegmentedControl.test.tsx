import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { renderPage } from '#test/support/page/renderPage';

const choices = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
const button = (name: string) => screen.getByRole('button', { name });

function show(value: string) {
  const onChange = jest.fn();
  renderPage(<SegmentedControl label="Number" value={value} choices={choices} onChange={onChange} />);
  return { onChange, person: userEvent.setup() };
}

it('is a named group of which one choice is pressed', () => {
  show('two');

  expect(screen.getByRole('group', { name: 'Number' })).toBeVisible();
  expect(choices.map(({ label }) => button(label).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
});

it('tells of another choice, and keeps the made one when that is pressed again', async () => {
  const { onChange, person } = show('two');
  await person.click(button('two'));
  await person.click(button('three'));

  expect(onChange.mock.calls).toEqual([['three']]);
});

it.each([
  ['ArrowLeft', 'three'],
  ['End', 'three'],
  ['ArrowRight}{ArrowRight}{ArrowRight', 'one'],
  ['ArrowRight}{ArrowRight}{Home', 'one'],
  ['ArrowUp', 'one'],
])('goes by the key {%s} from the first to the choice %s', async (keys, reached) => {
  const { onChange, person } = show('one');
  await person.tab();
  await person.keyboard(`{${keys}}`);

  expect(button(reached)).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it('is one stop of the Tab key, at the choice that had the focus last', async () => {
  const { person } = show('one');
  await person.tab();
  await person.keyboard('{ArrowRight}');
  await person.tab();
  expect(document.body).toHaveFocus();

  await person.tab({ shift: true });
  expect(button('two')).toHaveFocus();
});
