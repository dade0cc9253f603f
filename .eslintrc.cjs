/* Who may import whom (src/handbook/ARCHITECTURE.md) stands in `layers`; all else is general hygiene. */

const { fixupPluginRules } = require('@eslint/compat');
const eslint = require('@eslint/js');
const comments = require('@eslint-community/eslint-plugin-eslint-comments/configs');
const sagas = require('@jambit/eslint-plugin-typed-redux-saga');
const { defineConfig, globalIgnores } = require('eslint/config');
const boundaries = require('eslint-plugin-boundaries');
const importX = require('eslint-plugin-import-x');
const { default: accessibility } = require('eslint-plugin-jsx-a11y-x');
const hooks = require('eslint-plugin-react-hooks');
const { default: patterns } = require('eslint-plugin-regexp');
const typescript = require('typescript-eslint');

const element = (type, more = {}) => ({ element: { type, ...more } });
const elements = (...types) => element(types);
const viaIndex = (type) => element(type, { fileInternalPath: 'index.ts' });
const main = { file: { categories: 'main' } };
const library = (...sources) => ({ module: { source: sources } });

const ground = ['lib', 'device', 'api', 'state', 'entities', 'hours', 'ui'];
const client = [...ground, 'feature', 'section', 'app'];
const anyClientBut = (...types) => [elements(...client.filter((type) => !types.includes(type))), main];

/** A file of a layer may import its own layer (of a feature or a section: its own folder) and what is listed here. */
const layers = [
  [elements('device'), [elements('lib')]],
  [elements('api'), [elements('contract', 'lib', 'device')]],
  [elements('state'), [elements('lib', 'device')]],
  [elements('entities'), [elements('contract', 'lib', 'state')]],
  [elements('hours'), [elements('contract', 'lib', 'state', 'api', 'entities')]],
  [elements('ui'), [elements('lib', 'device')]],
  [elements('feature'), [elements('contract', ...ground)]],
  [elements('section'), [elements('contract', ...ground), viaIndex('feature')]],
  [elements('app'), [elements('contract', 'conform', ...ground), viaIndex('feature'), viaIndex('section')]],
  [main, [main, elements('contract', ...ground, 'app'), viaIndex('feature')]],
  [elements('conform'), [elements('contract', 'lib')]],
  [elements('server'), [elements('contract', 'conform')]],
];

/** Libraries that belong to some layers only. */
const bans = [
  {
    from: element('contract'),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    message: 'The contract imports nothing.',
  },
  {
    from: anyClientBut(),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'The page runs in a browser: no Node modules.',
  },
  {
    from: [...anyClientBut('lib', 'api'), element('lib', { fileInternalPath: '!errors.ts' })],
    disallow: { to: library('axios') },
    message: 'axios belongs to client/api and client/lib/errors.ts.',
  },
  {
    from: elements('lib', 'device', 'api', 'ui'),
    disallow: { to: library('react-redux', '@reduxjs/toolkit', 'reselect', 'typed-redux-saga') },
    message: 'lib, device, api and ui know nothing of the store.',
  },
  {
    from: element([...ground, 'feature', 'section'], { fileInternalPath: '**/*.ts' }),
    disallow: { to: library('@mui/*') },
    message: 'MUI belongs to .tsx files.',
  },
  {
    from: anyClientBut(),
    disallow: { to: library('@redux-saga/*') },
    message: 'Import redux-saga or typed-redux-saga, not their parts.',
  },
];

/** Reads package imports such as `#client/lib/dates` (package.json) as TypeScript does. */
const resolver = {
  [require.resolve('eslint-import-resolver-typescript')]: {
    project: ['tsconfig.json', 'src/*/tsconfig.json', 'test/tsconfig.json'],
    noWarnOnMultipleProjects: true,
  },
};

/** What `lib` does without, so that its functions are pure: what touches the browser is in `device`. */
const browser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'].map(
  (name) => ({
    name,
    message: 'lib is pure: what touches the browser belongs to `device`.',
  }),
);

/** How lines are counted against a limit. */
const codeOnly = { skipBlankLines: true, skipComments: true };

const climbing = { regex: '^(\\.\\./){2}', message: 'Further up than one folder goes by package import: `#client/…`.' };
const withExtension = { regex: '^\\..*\\.[jt]sx?$', message: 'Relative imports go without file extension.' };
const theStore = {
  regex: '^react-redux$|/state/',
  message: 'Props in, callbacks out: what stands beside `components` talks to the store.',
};
const wornOut = {
  name: 'redux-saga-test-plan',
  importNames: ['testSaga'],
  message: 'Its save points can be restored only once: import that of #test/support/sagas/testSaga.',
};

const codeOnDemand = [
  {
    selector: 'ImportExpression:not(CallExpression[callee.name="onDemand"] ImportExpression)',
    message: 'Code comes on demand by `onDemand`, which knows what to do where it cannot be fetched.',
  },
];

const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Name the values as a union: it is gone once the types are.' },
  { selector: 'ExportAllDeclaration', message: 'Export by explicit name.' },
  {
    selector: 'Literal[regex.pattern=/(\\[\\^\\]|\\\\S\\]|\\.)[*+]\\?/]',
    message: 'What begins and never ends is searched for from each beginning: go through the text once.',
  },
  {
    selector: 'CallExpression[callee.object.name="z"][callee.property.name="trim"]',
    message: 'What is typed is cleaned as a whole: `typedText` or `typedCode`.',
  },
  {
    selector: 'JSXAttribute[name.name="type"][value.value="number"]',
    message: 'The wheel changes it unseen, and it knows no other digits: `holds="number"`, and `typedNumber`.',
  },
];

/** What people read is a message, so that it can be said in each language. */
const literalTexts = [
  'JSXText[value=/\\p{L}/u]',
  'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(aria-label|title|label|placeholder|alt|helperText|closeText|hint)$/] ' +
    'Literal[value=/\\p{L}/u]',
].map((selector) => ({ selector, message: 'Say it by a message of `messages.ts`.' }));

/** What our own styles may not say, because a page in Arabic runs the other way. */
const physicalStyles = [
  'Property[key.name=/^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)/]',
  'Property[key.name=/^border(Top|Bottom)(Left|Right)/]',
  'JSXAttribute[name.name="sx"] Property[key.name=/^(left|right|m[lr]|p[lr])$/]',
  'CallExpression[callee.callee.name="styled"] Property[key.name=/^(left|right)$/]',
  'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
].map((selector) => ({ selector, message: 'Name the side by where lines begin and end: `insetInlineStart`, `end`.' }));

/** Where Enter of an input method would come through, which `device/presses` ends at keydown. */
const laterKeys = [
  'JSXAttribute[name.name=/^onKey(Up|Press)(Capture)?$/]',
  'CallExpression[callee.property.name="addEventListener"] > Literal[value=/^key(up|press)$/]',
].map((selector) => ({ selector, message: 'Hear a key by keydown: Enter that ends a word comes here by others.' }));

module.exports = defineConfig(
  globalIgnores(['dist', 'dist-server', '.data', '.cache', '**/*.{js,mjs}']),
  {
    files: ['**/*.{ts,tsx,cjs}'],
    plugins: { boundaries, 'import-x': importX },
    extends: [
      eslint.configs.recommended,
      typescript.configs.strictTypeChecked,
      typescript.configs.stylisticTypeChecked,
      comments.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    settings: {
      'boundaries/include': ['src/**/*.ts', 'src/**/*.tsx'],
      'boundaries/ignore': ['**/*.d.ts'],
      'boundaries/legacy-templates': false,
      'boundaries/elements': [
        ...[...ground, 'app'].map((layer) => folder(layer, `src/client/${layer}`)),
        folder('feature', 'src/client/features/*'),
        folder('section', 'src/client/sections/*'),
        folder('contract', 'src/contract'),
        folder('conform', 'src/conform'),
        folder('build', 'src/build'),
        folder('server', 'src/server'),
      ],
      'boundaries/files': [{ pattern: 'src/client/{early.ts,start.ts,main.tsx}', category: 'main' }],
      'import/resolver': resolver,
      'import-x/resolver': resolver,
    },
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `reply: void` is how the contract says that a call answers nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A quarter of the time, for enumerations, of which there are none, and classes, of which there are few.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: [
            ['builtin', 'external'],
            ['internal', 'parent', 'sibling', 'index'],
          ],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          'newlines-between': 'always',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      'no-restricted-imports': ['error', { patterns: [withExtension, climbing] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp: patterns },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          message: 'A file of this layer must not import {{dependency.source}} (see `layers` in .eslintrc.cjs).',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...layers.map(([from, to]) => ({ from, allow: { to } })),
            { from: element('lib'), allow: { to: element('contract'), dependency: { kind: 'type' } } },
            { from: elements('lib', 'ui'), allow: { to: element('contract', { fileInternalPath: 'text/**' }) } },
            { from: element('ui'), allow: { to: element('contract', { fileInternalPath: 'pictures.ts' }) } },
            ...bans,
          ],
        },
      ],
      'max-lines': ['error', { max: 250, ...codeOnly }],
      'no-restricted-syntax': ['error', ...everywhere],
      // What takes the square of the length of a text would hold up whoever reads the texts of others.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: true }],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    // Written for an older ESLint.
    plugins: { '@jambit/typed-redux-saga': fixupPluginRules(sagas) },
    extends: [hooks.configs.flat.recommended, accessibility.configs.strict],
    rules: {
      '@jambit/typed-redux-saga/delegate-effects': 'error',
      '@jambit/typed-redux-saga/use-typed-effects': 'error',
      'max-lines': ['error', { max: 200, ...codeOnly }],
      'max-lines-per-function': ['error', { max: 60, ...codeOnly }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...codeOnDemand,
        ...literalTexts,
        ...physicalStyles,
        ...laterKeys,
      ],
      'react-hooks/exhaustive-deps': 'error',
      // Speaks of React Compiler, which is not used here; it refuses react-hook-form and react-virtual.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/client/lib/**'],
    rules: { 'no-restricted-globals': ['error', ...browser] },
  },
  {
    files: ['src/client/{features,sections}/**/components/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [withExtension, climbing, theStore] }] },
  },
  { files: ['src/client/state/log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // Jest's expect(object.method) never calls the method.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/sagas/testSaga.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [wornOut], patterns: [withExtension, climbing] }] },
  },
  { files: ['**/*.{config,setup,teardown}.ts'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.cjs'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { sourceType: 'commonjs', globals: { process: 'readonly', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);

function folder(type, pattern) {
  return { type, pattern, partialMatch: false };
}
