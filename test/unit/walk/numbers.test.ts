import { newlyTwice } from '#test/walk/held';
import { disagreements } from '#test/walk/numbers';

it('tells of a thing whose numbers differ where each was read, and of no other', () => {
  const told = disagreements([
    {
      what: 'Rows',
      readings: [
        ['the count', 220],
        ['the table', 219],
      ],
    },
    {
      what: 'Lines',
      readings: [
        ['its title', 5],
        ['its lines', 5],
      ],
    },
    { what: 'Cards', readings: [['the count', 5]] },
    { what: 'Days', readings: [] },
  ]);

  expect(told).toEqual(['Rows: the count 220, the table 219']);
});

it('tells what a service holds twice since the walk began', () => {
  const before = { code: ['A', 'B', 'B'], hours: [] };
  const after = { code: ['A', 'B', 'B', 'C', 'A', 'A'], hours: ['08:00', '09:00'] };

  expect(newlyTwice(before, after)).toEqual(['code A']);
});
