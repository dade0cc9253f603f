import { typedCode, typedNumber, typedNumberOrNone, typedText } from '#client/ui/form/typedRules';

const minutes = { min: 10, step: 10, message: 'Minutes, please' };

/** What a rule makes of a value, or what it says. */
const outcome = (
  rule: ReturnType<typeof typedText | typeof typedNumber | typeof typedNumberOrNone>,
  value: unknown,
) => {
  const { data, error } = rule.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : data;
};

test.each([
  ['a text', typedText(), '\u200eNoor\u00a0Clinic ', 'Noor Clinic'],
  ['a text that may be empty', typedText(), '\u200b ', ''],
  ['a text that must be there', typedText('Name, please'), '\u200b ', ['Name, please']],
  ['digits and dashes of a text', typedText('Name, please'), 'مبنى ٧ – دبي', 'مبنى ٧ – دبي'],
  ['a code', typedCode(), '\u202aDHA‑٠٠٧\u202c', 'DHA-007'],
  ['a code that must be there', typedCode('Code, please'), '\u2060', ['Code, please']],
  ['a number', typedNumber(minutes), '٣٠', 30],
  ['a number that was restored', typedNumber(minutes), 40, 40],
  ['a number that is not there', typedNumber(minutes), ' ', ['Minutes, please']],
  ['a number that is none', typedNumber(minutes), 'half an hour', ['Minutes, please']],
  ['a number that is too small', typedNumber(minutes), '0', ['Minutes, please']],
  ['a number between the steps', typedNumber(minutes), '25', ['Minutes, please']],
  ['a number that may be missing', typedNumberOrNone(minutes), '۲۰', 20],
  ['no number', typedNumberOrNone(minutes), '\u200f', null],
  ['no number that was restored', typedNumberOrNone(minutes), null, null],
  ['what is no number, where one may be missing', typedNumberOrNone(minutes), 'soon', ['Minutes, please']],
])('%s', (_, rule, value, expected) => expect(outcome(rule, value)).toEqual(expected));
