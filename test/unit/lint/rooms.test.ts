import { imports, sourceFiles } from '#test/support/imports';

const all = [...imports].flatMap(([from, each]) => each.map(({ to }) => ({ from, to })));

/** What stands in a folder, files and folders, and what each of it imports of the rest. */
function arrowsIn(folder: string): Map<string, Set<string>> {
  // Beside `client` its `lib` is a room below all others, which imports none of them.
  const roomOf = (file: string) => {
    if (folder === '' && file.startsWith('client/lib/')) return 'client/lib';
    return file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined;
  };
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (!one || !other || one === other) continue;
    arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
  }
  return arrows;
}

/** The rooms in circles, and those above: what is left when those that import nothing left are taken away. */
function roomsInCircles(arrows: Map<string, Set<string>>): string[] {
  const left = new Map([...arrows].map(([room, others]) => [room, new Set(others)]));
  for (;;) {
    const low = [...left].filter(([, others]) => [...others].every((other) => !left.has(other)));
    if (low.length === 0) return [...left.keys()];
    for (const [room] of low) left.delete(room);
  }
}

const folders = [
  ...new Set(
    sourceFiles.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, names) => names.slice(0, depth + 1).join('/') + '/'),
    ),
  ),
];

it.each(['', ...folders])('no rooms of src/%s import each other', (folder) =>
  expect(roomsInCircles(arrowsIn(folder))).toEqual([]),
);

it('finds rooms that do', () => {
  const arrows = new Map([
    ['above', new Set(['here', 'ground'])],
    ['here', new Set(['there'])],
    ['there', new Set(['here', 'ground'])],
  ]);

  expect(roomsInCircles(arrows)).toEqual(['above', 'here', 'there']);
});
