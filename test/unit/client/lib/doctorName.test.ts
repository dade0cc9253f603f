import { doctorName, titledDoctor } from '#client/lib/doctorName';
import { inEnglish } from '#test/support/inEnglish';

it.each([
  ['', 'Huda', 'Karam', 'Dr. Huda Karam'],
  [null, 'Huda', null, 'Dr. Huda'],
  ['Dr.', 'Huda', 'Karam', 'Dr. Huda Karam'],
  ['Dr', 'Huda', 'Karam', 'Dr. Huda Karam'],
  ['Dr.', 'Dr. Huda', 'Karam', 'Dr. Huda Karam'],
  ['', 'DR.Huda', 'Karam', 'Dr. Huda Karam'],
  ['Dr.', 'Prof. Huda', 'Karam', 'Prof. Huda Karam'],
  ['Dr.', 'Ms. Huda', 'Karam', 'Ms. Huda Karam'],
  ['Prof.', 'Huda', 'Karam', 'Prof. Huda Karam'],
  ['Mrs.', 'Huda', 'Karam', 'Mrs. Huda Karam'],
  ['Dr.', 'د. هدى', 'كرم', 'د. هدى كرم'],
  ['', 'أ.د. هدى', 'كرم', 'أ.د. هدى كرم'],
  ['Dr.', 'الدكتورة هدى', 'كرم', 'الدكتورة هدى كرم'],
  ['Dr.', 'سلمى', 'كرم', 'د. سلمى كرم'],
  ['', 'سلمى', 'Karam', 'د. سلمى Karam'],
  ['', 'Salma', 'كرم', 'Dr. Salma كرم'],
  ['د.', 'Salma', 'Karam', 'Dr. Salma Karam'],
  ['الدكتورة', 'Salma', 'Karam', 'Dr. Salma Karam'],
  ['Prof.', 'يوسف', 'كرم', 'أ.د. يوسف كرم'],
  ['أ.د.', 'Yusuf', 'Karam', 'Prof. Yusuf Karam'],
  ['Mr.', 'يوسف', 'كرم', 'السيد يوسف كرم'],
  ['Mrs.', 'سلمى', 'كرم', 'السيدة سلمى كرم'],
  ['Miss', 'سلمى', 'كرم', 'الآنسة سلمى كرم'],
  ['Sir', 'يوسف', '', 'Sir يوسف'],
  ['', 'Drake', ' Omar ', 'Dr. Drake Omar'],
  ['', '\u200f', ' ', 'Unknown Doctor'],
])('of %p %p %p is said "%s"', (title, first_name, last_name, said) =>
  expect(inEnglish(doctorName({ title, first_name, last_name }))).toBe(said),
);

it.each([
  ['Huda Karam', 'Dr. Huda Karam'],
  ['Dr. Huda Karam', 'Dr. Huda Karam'],
  ['Dr. Prof. Huda Karam', 'Prof. Huda Karam'],
  ['Dr. يوسف كرم', 'د. يوسف كرم'],
  ['د. Yusuf Karam', 'Dr. Yusuf Karam'],
  ['Dr.', 'Dr.'],
])('an appointment with "%s" says "%s", as every section', (name, said) =>
  expect(inEnglish(titledDoctor(name) ?? '')).toBe(said),
);

it('there is none of blanks and marks', () => expect(titledDoctor(' \u200f')).toBeNull());
