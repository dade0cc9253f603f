/**
 * A reporter of Jest that prints at the end what the files of each project took, added up though they ran side by side,
 * and the slowest of them: `ui  95 files  141 s, of these 12 s ViewBar.test.tsx`; and which journeys passed only when
 * they were made once more.
 */
module.exports = class SecondsOfProjects {
  projects = new Map();
  again = [];

  onTestFileResult({ path, context }, { perfStats: { runtime }, testResults }) {
    const { name } = context.config.displayName;
    const { files, seconds, slowest } = this.projects.get(name) ?? { files: 0, seconds: 0, slowest: { seconds: -1 } };
    const file = { name: path.slice(path.lastIndexOf('/') + 1), seconds: runtime / 1000 };
    this.projects.set(name, {
      files: files + 1,
      seconds: seconds + file.seconds,
      slowest: file.seconds > slowest.seconds ? file : slowest,
    });
    const again = testResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    this.again.push(...again.map(({ fullName }) => `Passed the second time only: ${file.name}: ${fullName}`));
  }

  onRunComplete() {
    process.stderr.write(`\n${[...this.lines(), ...this.again].join('\n')}\n`);
  }

  /** One line for each project, the slowest project first. */
  lines() {
    return [...this.projects]
      .sort(([, one], [, other]) => other.seconds - one.seconds)
      .map(
        ([name, { files, seconds, slowest }]) =>
          `${name.padEnd(12)}${String(files).padStart(4)} files${rounded(seconds).padStart(7)} s, ` +
          `of these ${rounded(slowest.seconds)} s ${slowest.name}`,
      );
  }
};

const rounded = (seconds) => seconds.toFixed(0);
