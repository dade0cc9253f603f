import { ESLint, type Linter } from 'eslint';
import path from 'node:path';
import { configs } from 'typescript-eslint';

const project = path.join(__dirname, '../..');

/** The project's own rules, but for those that need the compiler, for files below `root`, which need not exist. */
export function startLinter(root = project): ESLint {
  return new ESLint({
    cwd: root,
    // ESLint itself would read them by `import()`, which Jest refuses.
    overrideConfigFile: true,
    overrideConfig: [
      ...jest.requireActual<Linter.Config[]>(path.join(project, '.eslintrc.cjs')),
      configs.disableTypeChecked,
      { settings: { 'boundaries/root-path': root } },
    ],
  });
}
