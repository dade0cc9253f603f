import { firstFreeSchema, questionOf, type FirstFreeFields } from '#client/features/first-free/validation';
import { inEnglish } from '#test/support/inEnglish';

const right: FirstFreeFields = {
  specialty: '',
  location: '',
  doctor: '',
  from: '2026-11-21',
  earliest: '',
  latest: '',
  slots: '1',
};

const wrong = (fields: Partial<FirstFreeFields>, lastDate?: string) => {
  const { error } = firstFreeSchema(inEnglish, lastDate).safeParse({ ...right, ...fields });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join()}: ${message}`);
};

it.each([
  [{ from: '' }, 'from: Please enter a date.'],
  [{ from: 'soon' }, 'from: This is no date. Try 2026-11-21 or 21 Nov.'],
  [{ from: '31-02-2027' }, 'from: This is no date. Try 2026-11-21 or 21 Nov.'],
  [{ from: '2026-12-31' }, 'from: Please choose a date up to 20 Dec 2026.'],
  [{ earliest: 'early' }, 'earliest: Please enter a time, such as 09:00.'],
  [{ latest: '25:00' }, 'latest: Please enter a time, such as 09:00.'],
  [{ earliest: '10:00', latest: '09:00' }, 'latest: Must be after the earliest time.'],
  [{ earliest: '10:00', latest: '10:00' }, 'latest: Must be after the earliest time.'],
  [
    { earliest: '10:00', latest: '10:30', slots: '2' },
    'latest: There is no room for so long a time between these hours.',
  ],
  [{ earliest: '24:00' }, 'earliest: Please enter a time, such as 09:00.'],
  [{ slots: '' }, 'slots: Please enter a whole number from 1 to 24.'],
  [{ slots: '0' }, 'slots: Please enter a whole number from 1 to 24.'],
  [{ slots: '25' }, 'slots: Please enter a whole number from 1 to 24.'],
  [{ slots: '1.5' }, 'slots: Please enter a whole number from 1 to 24.'],
])('%j is said at its field', (fields, said) => expect(wrong(fields, '2026-12-20')).toEqual([said]));

it.each([
  {},
  { earliest: '23:20', latest: '24:00', slots: '2' },
  { earliest: '09:00' },
  { latest: '09:00' },
  { earliest: '09:00', latest: '09:40', slots: '٢' },
])('%j is right', (fields) => expect(wrong(fields)).toEqual([]));

it('a number may be typed in Arabic digits', () => expect(questionOf({ ...right, slots: '٢٤' }).slots).toBe(24));
