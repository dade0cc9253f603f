/*
 * What a look at a page finds that WCAG asks for and axe does not see. Each runs in the page.
 */

/** Spaces all texts as a person may (WCAG 1.4.12), by a sheet that the policy of the page lets in. */
export function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The texts of which lines are cut off above or below, and are not shown by the focus either; what ends in dots is
 * shown in full by its tooltip.
 */
export function lostText(): string[] {
  const lost: string[] = [];
  const range = document.createRange();
  const cutBy = (text: Text): Element | undefined => {
    range.selectNodeContents(text);
    const { top, bottom, width } = range.getBoundingClientRect();
    for (let one = text.parentElement; one && one !== document.body && width > 1; one = one.parentElement) {
      const { overflowY } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      // What is there for the ear alone is a pixel wide.
      if (/auto|scroll/.test(overflowY) || box.width <= 1) return undefined;
      if (overflowY !== 'visible' && (top < box.top - 2 || bottom > box.bottom + 2)) return one;
    }
    return undefined;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const around = text.parentElement;
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('[aria-hidden=true]')) continue;
    if (text.data.trim() === '' || !cutBy(text)) continue;
    around.closest('button')?.focus({ preventScroll: true });
    const by = cutBy(text);
    if (by) lost.push(`${text.data.trim().slice(0, 40)} is cut off by ${by.tagName} ${by.className}`);
  }
  return lost;
}

/** The controls whose name does not hold what is written on them (WCAG 2.5.3). */
export function labelledOtherwise(): string[] {
  const inWords = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(button, a[href], [role]):is([aria-label], [aria-labelledby])',
  );
  return [...controls].flatMap((one) => {
    if (!one.checkVisibility() || !one.matches('button, a, [role=button], [role=tab], [role=link], [role=switch]'))
      return [];
    const by = one.getAttribute('aria-labelledby');
    const name = by
      ? by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
      : (one.ariaLabel ?? '');
    const written = inWords(one.innerText);
    return written !== '' && !inWords(name).includes(written) ? [`“${one.innerText}” is called ${name}`] : [];
  });
}

/** Has the page note in `moved` what moves longer than an eye can see. */
export function noteMotion(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const note = ({ target }: Event) => {
    const one = target as Element;
    for (const { effect } of one.getAnimations()) {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      if (Number(duration) > 1 || iterations === Infinity) moved.push(`${one.tagName} ${one.className}`);
    }
  };
  for (const begin of ['animationstart', 'transitionrun']) document.addEventListener(begin, note);
}

/** What makes the page wider than the window, but for a table, which needs two directions. */
export function outOfWidth(): string[] {
  const isWithin = ({ left, right }: DOMRect) => left >= -1 && right <= innerWidth + 1;
  const isFree = (one: Element) =>
    one.closest('table, [role=table], [role=grid], [role=treegrid], [role=tablist]') !== null;
  /** The bar in a measure is moved within it; what is there for the ear alone is a pixel wide, or clipped. */
  const isCut = (one: Element): boolean => {
    const { clipPath, overflowX } = getComputedStyle(one.parentElement ?? one);
    if (clipPath !== 'none' || getComputedStyle(one).clipPath !== 'none') return true;
    return overflowX !== 'visible' && one.textContent === '';
  };
  return [...document.querySelectorAll('body *')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (isWithin(box) || box.width <= 1 || !one.checkVisibility({ visibilityProperty: true })) return [];
    if (isFree(one) || isCut(one)) return [];
    return [`${one.tagName} ${one.textContent.trim().slice(0, 40)} is wider than the page`];
  });
}

/** What has the focus of the keyboard, where nothing of it can be seen (WCAG 2.4.11). */
export function obscured(): string[] {
  const one = document.activeElement;
  if (!one || one === document.body) return [];
  const around = one.closest('label, .MuiInputBase-root, .MuiButtonBase-root') ?? one;
  const { left, top, width, height } = around.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => around.contains(document.elementFromPoint(left + width * x, top + height * y))),
  );
  const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
  return isSeen ? [] : [`${one.tagName} ${name} has the focus and is hidden`];
}

/** What somebody who hears the page is not told: where it is, in which language, and what its parts are. */
export function untold(language: string): string[] {
  const { documentElement: root, title } = document;
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const heads = seen('h1').filter((one) => !one.closest('[aria-hidden=true]'));
  const dialogs = seen('[role=dialog]');
  const named = dialogs.filter(
    (one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  return [
    ...(root.lang === language && root.dir === (language === 'ar' ? 'rtl' : 'ltr') ? [] : [`It is in ${root.lang}`]),
    ...(/^.+ · /.test(title) || title.includes('Mawid') ? [] : [`It is called ${title}`]),
    ...(dialogs.length > 0 || heads.length === 1 ? [] : [`It has ${heads.length} first headings`]),
    ...(named.length === dialogs.length ? [] : ['A dialog has no name']),
    ...(document.querySelectorAll('main').length === 1 ? [] : ['It has no main part']),
  ];
}
