import type { Page } from 'playwright-core';

import { numbersInPage, disagreements } from './numbers';
import type { Sentences } from './sentences';

/** What stands on the screen, to be held against what must be true after every step. */
interface Screen {
  /** Every text that is shown or told, once. */
  texts: string[];
  /** By how many pixels the page can be scrolled from side to side. */
  sideways: number;
  /** Whether the focus is nowhere. */
  isFocusLost: boolean;
  language: string;
}

/** What a step was, as far as it matters for what must be true after it. */
export interface After {
  /** Whether it pressed a key that does something; Tab leads out of the page, as it should. */
  isByKey: boolean;
  /** Whether the focus was nowhere before. */
  wasFocusLost: boolean;
}

/** What is not as it must be on a page that has come to rest. */
export async function brokenOn(
  page: Page,
  sentences: Sentences,
  data: ReadonlySet<string>,
  after: After,
): Promise<string[]> {
  const screen = await page.evaluate(screenInPage);
  const meanings = screen.texts.map((text) => [text, sentences.meaning(text)] as const);
  // What was dropped is told beside the count of those who come.
  // What was done to 92 appointments is told by the same words after others.
  const counts = screen.texts.filter(
    (text) => /^\d/.test(text) && COUNTS.has(sentences.meaning(text.split(' · ')[0] ?? '') ?? ''),
  );
  const errors = meanings.filter(([, id]) => id !== undefined && ERRORS.has(id)).map(([text]) => `Error: ${text}`);
  const english =
    screen.language === 'ar'
      ? screen.texts
          .filter((text) => !data.has(text) && sentences.isEnglish(text))
          .map((text) => `English in Arabic: ${text}`)
      : [];
  return [
    ...errors,
    ...english,
    ...(screen.texts.length === 0 ? ['The page is empty'] : []),
    ...(screen.sideways > 0 ? [`The page scrolls sideways by ${screen.sideways}`] : []),
    ...(screen.isFocusLost && after.isByKey && !after.wasFocusLost ? ['The focus is on body after a key'] : []),
    ...disagreements(await page.evaluate(numbersInPage, counts)),
  ];
}

/** The sentences that are told of an error that nothing has caught. */
const ERRORS: ReadonlySet<string> = new Set(['app.crashed', 'lastResort.wentWrong', 'lastResort.stopped']);

/** The sentences that say how many rows a list has. */
const COUNTS: ReadonlySet<string> = new Set(['appointments.count', 'homeServices.count', 'homeServices.countOf']);

/** Whether the focus of a page is nowhere. */
export const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Runs in the page. */
function screenInPage(): Screen {
  const texts = new Set<string>();
  const add = (text: string | null) => {
    const clean = (text ?? '')
      .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (/\p{L}/u.test(clean)) texts.add(clean);
  };
  /** But for what is marked as being in a language of its own, and for data, whose direction stays theirs. */
  const isShown = (one: Element) =>
    !/^(script|style|noscript)$/.test(one.localName) &&
    one.checkVisibility({ visibilityProperty: true }) &&
    one.closest('[lang]') === document.documentElement &&
    !one.closest('bdi');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: around } = walker.currentNode;
    if (around && isShown(around)) add(walker.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
    if (isShown(one))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) add(one.getAttribute(name));
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    texts: [...texts],
    sideways: Math.max(0, scrollWidth - clientWidth, Math.abs(scrollX)),
    isFocusLost: document.activeElement === document.body || document.activeElement === null,
    language: document.documentElement.lang,
  };
}
