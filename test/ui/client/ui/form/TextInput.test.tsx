import { screen } from '@testing-library/react';
import { useForm, useFormState } from 'react-hook-form';

import { TextInput } from '#client/ui/form/TextInput';
import { renderPage } from '#test/support/page/renderPage';

function Form({ holds, given }: { holds: Parameters<typeof TextInput>[0]['holds']; given: string }) {
  const { control } = useForm({ defaultValues: { field: given } });
  const { isDirty } = useFormState({ control });
  return (
    <>
      <TextInput control={control} name="field" label="Field" {...(holds && { holds })} />
      <output>{isDirty ? 'changed' : 'as it was'}</output>
    </>
  );
}

function open(holds?: Parameters<typeof TextInput>[0]['holds'], given = '') {
  const { person } = renderPage(<Form holds={holds} given={given} />);
  return { person, input: screen.getByLabelText('Field') };
}

test.each([
  ['a text, but not its digits and dashes', undefined, '\u200fعيادة ٣ – دبي\u00a0', 'عيادة ٣ – دبي'],
  ['a phone', 'phone', '\u202a+٩٧١\u00a04–567\u202c', '+971 4-567'],
  ['a code', 'code', 'LIC‑٤٢\u200b', 'LIC-42'],
  ['an e-mail', 'email', '\u200edesk@noor.example', 'desk@noor.example'],
  ['a number', 'number', '٣٠', '30'],
  ['an amount', 'decimal', '٣٠٫٥', '30٫5'],
] as const)('cleans %s once it is left, and not before', async (_, holds, typed, meant) => {
  const { person, input } = open(holds);
  await person.type(input, typed);
  expect(input).toHaveValue(typed);
  await person.tab();

  expect(input).toHaveValue(meant);
});

test('lets a Persian word be written, whose joiner stands at the edge for a moment', async () => {
  const { person, input } = open();
  await person.type(input, 'می\u200c');
  await person.type(input, 'روم');
  await person.tab();

  expect(input).toHaveValue('می\u200cروم');
});

test('never changes a password', async () => {
  const { person, input } = open('password');
  await person.type(input, ' \u200eپاس–۷ ');
  await person.tab();

  expect(input).toHaveValue(' \u200eپاس–۷ ');
});

test('leaves alone what nobody has typed', async () => {
  const { person, input } = open(undefined, 'Noor\u00a0Clinic');
  await person.click(input);
  await person.tab();

  expect(input).toHaveValue('Noor\u00a0Clinic');
  expect(screen.getByRole('status')).toHaveTextContent('as it was');
});

test.each([
  ['number', 'numeric'],
  ['decimal', 'decimal'],
] as const)('offers the keys of a %s, and no wheel that changes it', (holds, inputMode) => {
  const { input } = open(holds);

  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('inputmode', inputMode);
});
