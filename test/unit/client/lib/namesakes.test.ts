import { secondLines } from '#client/lib/namesakes';

type Person = [name: string, ...details: string[]];

/** The lines of people who are numbered from 1, those of namesakes with a star. */
function linesOf(...people: Person[]): string[] {
  const lines = secondLines(people.map(([name, ...details], at) => ({ id: String(at + 1), name, details })));
  return people.map((_, at) => {
    const told = lines.get(String(at + 1));
    return `${told?.line ?? '-'}${told?.isNamesake ? '*' : ''}`;
  });
}

it.each<[string, Person[], string[]]>([
  [
    'a name of its own',
    [
      ['Dr. Huda Sami', 'Eyes', 'Creek'],
      ['Omar', '', 'Creek'],
    ],
    ['Eyes', 'Creek'],
  ],
  [
    'other specialties',
    [
      ['Huda', 'Eyes', 'Creek'],
      ['Huda', 'Skin', 'Creek'],
    ],
    ['Eyes*', 'Skin*'],
  ],
  [
    'other places',
    [
      ['Huda', 'Eyes', 'Creek'],
      ['Huda', 'Eyes', 'Marina'],
    ],
    ['Eyes · Creek*', 'Eyes · Marina*'],
  ],
  [
    'one of whom little is known',
    [
      ['Huda', '', 'Creek'],
      ['Huda', 'Eyes', 'Creek'],
    ],
    ['Creek*', 'Eyes · Creek*'],
  ],
  ['nothing else known', [['Huda'], ['Huda']], ['#1*', '#2*']],
  [
    'all the same',
    [
      ['Huda', 'Eyes'],
      ['Huda', 'Eyes'],
      ['Zayd', 'Eyes'],
    ],
    ['Eyes · #1*', 'Eyes · #2*', 'Eyes'],
  ],
  [
    'another title',
    [
      ['Dr. Huda Ali', 'Eyes'],
      ['Prof. Huda  Ali', 'Skin'],
    ],
    ['Eyes*', 'Skin*'],
  ],
  [
    'another way of writing',
    [
      ['د. هدى عليّ', 'عيون'],
      ['هدي علي', 'جلد'],
    ],
    ['عيون*', 'جلد*'],
  ],
])('tells apart who has %s', (_, people, wanted) => expect(linesOf(...people)).toEqual(wanted));
