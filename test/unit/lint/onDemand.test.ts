import path from 'node:path';

import { closureOf, imports, sourceFiles } from '#test/support/imports';

/** Where a page begins, with what stands around each section. */
const AROUND = ['client/start.ts', 'client/main.tsx', 'client/app/shell/Shell.tsx'];

/** And where each section in it does: what is fetched before anything is shown. */
const FIRST = [...AROUND, ...sourceFiles.filter((file) => /^client\/sections\/[^/]+\/index\.ts$/.test(file))];

/** The page that nearly everybody sees first. */
const LIST = 'client/sections/appointments/index.ts';

const first = closureOf(FIRST);

/** What `rest.ts` and `tools.ts` of the app and of sections name: their own rooms and features that come on demand. */
const doors = sourceFiles.filter((file) => /^client\/(app|sections\/[^/]+)\/(rest|tools)\.ts$/.test(file));

const onDemand = new Set(
  doors.flatMap((door) =>
    (imports.get(door) ?? [])
      .map(({ to }) => path.posix.dirname(to))
      .filter((room) => room.startsWith(`${path.posix.dirname(door)}/`) || room.startsWith('client/features/')),
  ),
);

it('what is fetched by `import()` is no part of the list of appointments, which is shown first', () => {
  const page = closureOf([...AROUND, LIST]);
  const fetched = [...imports.values()].flat().filter(({ kind, to }) => kind === 'onDemand' && !FIRST.includes(to));

  expect(fetched.filter(({ to }) => page.has(to))).toEqual([]);
});

it.each([...onDemand])('nothing that is shown first needs src/%s, but its `first.ts`', (room) =>
  expect([...first].filter((file) => file.startsWith(`${room}/`) && file !== `${room}/first.ts`)).toEqual([]),
);
