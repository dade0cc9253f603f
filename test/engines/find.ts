import type * as TestingLibraryDom from '@testing-library/dom';

/** What a person looks for: by its role and name, its label, a part of its text, or by CSS; the first of them. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  /** Looked for within the first of these. */
  within?: Target;
  /** Which of those that are there, from 0. */
  at?: number;
  /** Whether it is looked for to be pressed, and so brought into view. */
  isToReach?: boolean;
}

/** What was found of a target. */
export interface Found {
  /** What it says, or holds if it is a field. */
  text: string;
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Whether it can be used, and nothing covers its middle. */
  isFree: boolean;
}

/** Finds what is seen of a target. It is run in the page, where a pattern has come as its parts. */
export function findIn(wanted: Target): Found[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof TestingLibraryDom }
  ).TestingLibraryDom;

  const patternOf = (text: string | RegExp) => (typeof text === 'string' ? text : new RegExp(text.source, text.flags));

  function candidates({ role, name, label, text, css = '*' }: Target, root: HTMLElement): HTMLElement[] {
    if (role !== undefined) return queryAllByRole(root, role, name === undefined ? {} : { name: patternOf(name) });
    if (label !== undefined) return queryAllByLabelText(root, patternOf(label));
    if (text !== undefined) return queryAllByText(root, patternOf(text), { exact: false });
    return [...root.querySelectorAll<HTMLElement>(css)];
  }

  function elementsOf(target: Target): HTMLElement[] {
    const root = target.within ? elementsOf(target.within)[0] : document.body;
    if (!root) return [];
    const seen = candidates(target, root).filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return target.at === undefined ? seen : seen.slice(target.at, target.at + 1);
  }

  return elementsOf(wanted).map((element) => {
    if (wanted.isToReach) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const above = document.elementFromPoint(x, y);
    const isCovered = above === null || !(element.contains(above) || above.contains(element));
    return {
      text: element instanceof HTMLInputElement ? element.value : element.innerText,
      x,
      y,
      isFree: !isCovered && !element.matches(':disabled, [aria-disabled="true"]'),
    };
  });
}
