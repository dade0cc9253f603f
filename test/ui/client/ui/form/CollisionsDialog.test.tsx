import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Collision } from '#client/lib/threeWay';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { CollisionsDialog } from '#client/ui/form/CollisionsDialog';
import { WordsOfFields, type FieldWords } from '#client/ui/form/fieldWords';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { renderPage } from '#test/support/page/renderPage';
import { focus } from '#test/support/page/steps';

const COLLISIONS: readonly Collision[] = [
  { field: 'city', mine: 'Al Ain', theirs: '' },
  { field: 'is_active', mine: true, theirs: false },
  { field: 'kind', mine: 4, theirs: '5' },
  { field: 'sort_key', mine: 'a', theirs: 'b' },
];

function Form({ onSettle, onLeave }: { onSettle: () => void; onLeave: () => void }) {
  const { control } = useForm({ defaultValues: { city: '', is_active: true, kind: 4 } });
  const [words] = useState(() => new Map<string, FieldWords>());
  const [isSent, setIsSent] = useState(false);
  return (
    <WordsOfFields value={words}>
      <TextInput control={control} name="city" label="City" />
      <CheckboxInput control={control} name="is_active" label="Active" />
      <SelectInput
        control={control}
        name="kind"
        label="Kind"
        choices={[
          { value: 4, label: 'Nursing' },
          { value: 5, label: 'Therapy' },
        ]}
      />
      <button onClick={() => setIsSent(true)}>Send</button>
      <CollisionsDialog collisions={isSent ? COLLISIONS : []} onSettle={onSettle} onLeave={onLeave} />
    </WordsOfFields>
  );
}

it('shows both versions in the words of the form, and goes on by the keyboard once each is chosen', async () => {
  const [onSettle, onLeave] = [jest.fn(), jest.fn()];
  const { person } = renderPage(<Form onSettle={onSettle} onLeave={onLeave} />);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog'));
  const said = (label: string) =>
    within(dialog.getByRole('radiogroup', { name: label }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect([said('City'), said('Active'), said('Kind'), said('Sort key')]).toEqual([
    ['MineAl Ain', 'TheirsEmpty'],
    ['MineYes', 'TheirsNo'],
    ['MineNursing', 'TheirsTherapy'],
    ['Minea', 'Theirsb'],
  ]);
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  await person.click(dialog.getByRole('button', { name: 'All theirs' }));
  focus(dialog.getAllByRole('radio')[0]);
  await person.keyboard(' {Enter}');
  expect(onSettle).toHaveBeenCalledWith({ city: 'mine', is_active: 'theirs', kind: 'theirs', sort_key: 'theirs' });
  await person.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
