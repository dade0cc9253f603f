import { readFileSync, writeFileSync } from 'node:fs';

import { useAccountLines } from '#client/app/account/accountLines';
import { signedIn } from '#client/features/session';
import { DOORS_PAGE, doorsOf, doorsPage, readDoors, type Door } from '#test/support/doors';
import { renderWithStore } from '#test/support/page/renderWithStore';

let doors: Door[] = [];

beforeAll(() => {
  function Lines() {
    doors = doorsOf(useAccountLines({ onOpened: jest.fn(), onSignOut: jest.fn() }).flat());
    return null;
  }
  renderWithStore(<Lines />, { given: [signedIn('a token', 'admin@mawid.example')] });
  if (process.env.MAWID_DOORS === 'write') writeFileSync(DOORS_PAGE, doorsPage(doors));
});

it('the page of the doors is true: npm run doors writes it anew', () => {
  expect(readFileSync(DOORS_PAGE, 'utf8')).toBe(doorsPage(doors));
  expect(readDoors()).toEqual(doors);
});

it('whatever can be done is found in both languages', () => {
  const unnamed = doors.filter(({ name, arabic, alsoCalled }) => {
    const said = `${name} ${arabic} ${alsoCalled}`;
    return !/[a-z]/i.test(said) || !/\p{Script=Arabic}/u.test(said) || arabic === name;
  });

  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

it('no two things of one name have one door', () => {
  const called = doors.map(({ name, door }) => `${name} (${door})`);

  expect(called.filter((one, at) => called.indexOf(one) !== at)).toEqual([]);
});
