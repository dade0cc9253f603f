import type { Locator, Page } from 'playwright-core';

import type { LanguageCode } from '#client/lib/languages';
import { inArabic } from './arabic';

/** Methods that ask for something by a text that people read, and say so first. */
const BY_TEXT = new Set<unknown>(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']);

/** Options that name something by a text. */
const TEXT_OPTIONS = new Set(['name', 'hasText', 'hasNotText']);

/** Keys that follow what is seen. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A page, or a part of one, as somebody uses it who reads it in a language: what is asked for in English is looked for
 * in that language, and the arrow keys point the way that its lines run.
 */
export function readIn<Thing extends Page | Locator>(language: LanguageCode, thing: Thing): Thing {
  return language === 'en' ? thing : mirrorOf(thing);
}

function mirrorOf<Thing extends object>(thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method, target);
      if (method === 'keyboard') return mirrorOf(value as object);
      if (typeof value !== 'function') return value;
      return (...sent: unknown[]) => mirrored(Reflect.apply(value, target, said(method, sent)));
    },
  });
}

/** What a method is told in place of what it was told in English. */
function said(method: string | symbol, [first, ...others]: unknown[]): unknown[] {
  if (method === 'press') return [MIRRORED[String(first)] ?? first, ...others];
  const isExact = others.some((one) => (one as { exact?: boolean } | undefined)?.exact);
  const read = BY_TEXT.has(method) ? inArabic(first as string | RegExp, isExact) : inOptions(first);
  return [read, ...others.map(inOptions)];
}

function inOptions(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Object.getPrototypeOf(sent) !== Object.prototype) return sent;
  const { exact: isExact = false } = sent as { exact?: boolean };
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]: [string, unknown]) => {
      const isText = TEXT_OPTIONS.has(name) && (typeof value === 'string' || value instanceof RegExp);
      return [name, isText ? inArabic(value, isExact) : value];
    }),
  );
}

/** What a method gave back: parts of the page are read as the page is. */
function mirrored(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(mirrored);
  if (given instanceof Promise) return given.then((all: unknown) => (Array.isArray(all) ? all.map(mirrored) : all));
  return isLocator(given) ? mirrorOf(given) : given;
}

const isLocator = (thing: unknown): thing is Locator =>
  typeof thing === 'object' && thing !== null && 'getByRole' in thing && 'waitFor' in thing;
