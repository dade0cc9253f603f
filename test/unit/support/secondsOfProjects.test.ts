interface Reporter {
  onTestFileResult: (
    file: { path: string; context: { config: { displayName: { name: string } } } },
    result: {
      perfStats: { runtime: number };
      testResults: { status: string; invocations: number; fullName: string }[];
    },
  ) => void;
  lines: () => string[];
  again: string[];
}

const SecondsOfProjects = jest.requireActual<new () => Reporter>('#test/support/secondsOfProjects.cjs');

it('adds up the seconds of each project, and names its slowest file and what passed the second time only', () => {
  const reporter = new SecondsOfProjects();
  const report = (name: string, path: string, runtime: number, invocations = 1) =>
    reporter.onTestFileResult(
      { path, context: { config: { displayName: { name } } } },
      { perfStats: { runtime }, testResults: [{ status: 'passed', invocations, fullName: 'is pressed' }] },
    );
  report('unit', '/test/unit/dates.test.ts', 1400);
  report('ui', '/test/ui/ViewBar.test.tsx', 12_000);
  report('ui', '/test/ui/Badge.test.tsx', 3000, 2);

  expect(reporter.lines()).toEqual([
    'ui             2 files     15 s, of these 12 s ViewBar.test.tsx',
    'unit           1 files      1 s, of these 1 s dates.test.ts',
  ]);
  expect(reporter.again).toEqual(['Passed the second time only: Badge.test.tsx: is pressed']);
});
