import { readdirSync } from 'node:fs';

import { planFor, STORIES } from '#test/affected/plan';

describe('what is run for a change', () => {
  it('is lint of the changed sources, the tests that reach them, and the stories of their section', () => {
    const saga = 'src/client/features/session/sagas/signIn.ts';
    const { lint, tests, stories } = planFor([saga, 'README.md']);

    expect(lint).toEqual([saga]);
    expect(tests).toEqual(expect.arrayContaining(['--findRelatedTests', saga, 'test/unit/lint/rooms.test.ts']));
    expect(tests).not.toContain('README.md');
    expect(stories.slice(-2)).toEqual(['/test/journeys/session', '/test/journeys/lock']);
  });

  it.each([
    ['src/client/lib/dates.ts', []],
    ['src/contract/auth.ts', ['/test/backend/']],
    ['test/journeys/lock.test.ts', ['/test/journeys/lock.test.ts']],
    ['test/unit/client/features/first-free/x.test.ts', ['/test/journeys/first-free']],
  ])('holds for %s the stories %j', (file, expected) => expect(planFor([file]).stories.slice(4 + 1)).toEqual(expected));
});

describe('the stories of sections and features', () => {
  it('are named for each', () => {
    const folders = ['sections', 'features'].flatMap((place) =>
      readdirSync(`src/client/${place}`).map((folder) => `${place}/${folder}`),
    );

    expect(Object.keys(STORIES).sort()).toEqual(folders.sort());
  });

  it('are there', () => {
    const all = ['journeys', 'desks'].flatMap((place) =>
      readdirSync(`test/${place}`).map((file) => `${place}/${file}`),
    );
    const missing = Object.values(STORIES)
      .flat()
      .filter((story) => !all.some((file) => file.startsWith(story)));

    expect(missing).toEqual([]);
  });
});
