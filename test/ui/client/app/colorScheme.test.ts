import { restoreColorScheme } from '#client/app/colorScheme';

const systemWants = (scheme: 'light' | 'dark') => {
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes(scheme) }) });
};

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  delete document.documentElement.dataset.theme;
});

it.each([
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['system', 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['nonsense', 'light', 'light'],
] as const)('a choice of %s on a %s system begins %s', (chosen, system, expected) => {
  if (chosen) localStorage.setItem('mui-mode', chosen);
  systemWants(system);

  restoreColorScheme();

  expect(document.documentElement.dataset.theme).toBe(expected);
});
