import { reportText } from '#client/app/report/reportText';

it('names the version, and says line by line what happened when and how often', () => {
  const text = reportText(
    '0a1b2c',
    [
      { at: 312.4, what: 'address/addressRead', times: 1 },
      { at: 65_000, what: 'call GET /appointments/ 200 12 ms', times: 3 },
    ],
    new Date('2026-11-22T08:00:00Z'),
  );

  expect(text).toBe(
    [
      'Mawid 0a1b2c',
      'Written 2026-11-22T08:00:00.000Z',
      '',
      '     0.312 s  address/addressRead',
      '    65.000 s  call GET /appointments/ 200 12 ms (3 times)',
      '',
    ].join('\n'),
  );
});
