import { bringsTitle, withoutTitles } from '#contract/text/titles';

it.each([
  ['Dr. Huda', 'Huda'],
  ['DR Huda', 'Huda'],
  ['Dr.Huda', 'Huda'],
  ['Dr. Dr. Huda', 'Huda'],
  ['(Dr.) Huda', ') Huda'],
  ['Doctor Huda', 'Huda'],
  ['Prof. Dr. med. Huda', 'med. Huda'],
  ['Professor Huda', 'Huda'],
  ['Assoc. Prof. Huda', 'Huda'],
  ['Ms Huda', 'Huda'],
  ['mrs. Huda', 'Huda'],
  ['\u202bد. هدى', 'هدى'],
  ['د/ هدى', 'هدى'],
  ['د هدى', 'هدى'],
  ['أ.د. هدى', 'هدى'],
  ['أ.م.د هدى', 'هدى'],
  ['الدكتورة هدى', 'هدى'],
  ['الدكتوره هُدى', 'هدى'],
  ['دكتور عمر', 'عمر'],
  ['البروفيسور عمر', 'عمر'],
  ['Dr.', 'Dr.'],
])('"%s" brings a title of its own', (name, bare) => {
  expect(bringsTitle(name)).toBe(true);
  expect(withoutTitles(name)).toBe(bare);
});

it.each([
  'Drake Omar',
  'Mrinal Sen',
  'Msafiri Juma',
  'Profeta Luz',
  "D'Souza",
  'Sirhan Omar',
  'داود عمر',
  'دانة سعيد',
  'السيد محمد',
  'أمل علي',
  'محمد علي',
])('"%s" brings none', (name) => {
  expect(bringsTitle(name)).toBe(false);
  expect(withoutTitles(name)).toBe(name);
});
