import '@testing-library/jest-dom';
// First, so that its unmounting after each test comes before the look at the console below.
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

import { selectField } from '#client/ui/search/selectFieldCode';
import { tellMovedTexts } from './movedTexts';
import { keepDecidingStyles } from './stylesThatDecide';

keepDecidingStyles();
tellMovedTexts();

// A busy machine takes more than the usual second to show an answer.
configure({ asyncUtilTimeout: 10_000 });

// What every browser has and jsdom lacks.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  // Nothing has a size there, and so nothing is ever resized.
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});

Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
  if (typeof to === 'object') this.scrollTop = to.top ?? this.scrollTop;
};

// Nothing is out of view there.
Element.prototype.scrollIntoView = () => undefined;

// The menus of filters are there from the start, but for the test of how they come.
beforeAll(async () => {
  await selectField.load();
});

// A warning of React or of a library is a defect. A test that provokes one asserts on it and clears it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  expect([jest.mocked(console.error), jest.mocked(console.warn)].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
