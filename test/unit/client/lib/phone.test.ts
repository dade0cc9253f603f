import { groupedPhone } from '#client/lib/phone';

it.each([
  ['+971509528792', '+971 50 952 8792'],
  ['+971 (50) 123-45 67', '+971 50 123 4567'],
  ['+97143334455', '+971 4 333 4455'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['800-MAWID', '800-MAWID'],
  ['00+97143334455', '00+97143334455'],
  ['+971 50 952 8792 1', '+971 50 952 8792 1'],
  ['', ''],
])('a number is shown in groups where it is one of the Emirates: %s', (number, shown) =>
  expect(groupedPhone(number)).toBe(shown),
);
