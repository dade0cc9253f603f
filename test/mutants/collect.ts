/** What a test or a hook does. */
type Step = () => unknown;

/** A `describe`, or a file of tests. */
interface Group {
  name: string;
  outer: Group[];
  beforeAll: Step[];
  beforeEach: Step[];
  afterEach: Step[];
  afterAll: Step[];
}

export interface UnitTest {
  /** File and full name. */
  id: string;
  name: string;
  file: string;
  /** The groups around the test, the file first. */
  groups: Group[];
  body: Step;
}

const newGroup = (name: string, outer: Group[] = []): Group => ({
  name,
  outer,
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  afterAll: [],
});

/** Makes `each` of a function that declares one test or group. */
const eachOf =
  (declare: (name: string, body: Step) => void) =>
  (table: readonly unknown[]) =>
  (name: string, body: (...row: unknown[]) => unknown) => {
    const rows: readonly unknown[][] = table.every((row) => Array.isArray(row)) ? table : table.map((row) => [row]);
    rows.forEach((row, index) => declare(`${name} #${index}`, () => body(...row)));
  };

/**
 * Loads files of tests and returns their tests without running one. While they load, `describe`, `it` and the hooks are
 * these; `expect` and `jest` are Jest's own.
 */
export function collect(files: readonly string[], load: (file: string) => void): UnitTest[] {
  const tests: UnitTest[] = [];
  let file = '';
  let group = newGroup('');

  const describe = (title: string, body: Step): void => {
    const outer = group;
    group = newGroup(title, [...outer.outer, outer]);
    body();
    group = outer;
  };
  const it = (title: string, body: Step): void => {
    const groups = [...group.outer, group];
    const name = [...groups.slice(1).map((each) => each.name), title].join(' ');
    let id = `${file} ${name}`;
    while (tests.some((test) => test.id === id)) id += ' again';
    tests.push({ id, name, file, groups, body });
  };
  const hook = (kind: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll') => (step: Step) => {
    group[kind].push(step);
  };
  const each = { each: eachOf(it) };
  Object.assign(globalThis, {
    describe: Object.assign(describe, { each: eachOf(describe) }),
    it: Object.assign(it, each),
    test: Object.assign(it, each),
    beforeAll: hook('beforeAll'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
    afterAll: hook('afterAll'),
  });
  for (file of files) {
    group = newGroup(file);
    load(file);
  }
  return tests;
}
