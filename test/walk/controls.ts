/** What can be done with a control. */
export type Use = 'press' | 'type' | 'choose' | 'drag' | 'scroll';

/** Something on the screen that can be used at this moment. */
export interface Control {
  use: Use;
  role: string;
  /** As the page names it to a reader, in its language. */
  name: string;
  /** The named parts of the page around it, from the outermost on, each as `role name`. */
  where: readonly string[];
  /** Which of those it is that are called the same at the same place. */
  nth: number;
  /** Where it is pressed. */
  x: number;
  y: number;
  /** What a field takes, as it tells the browser. */
  takes: string;
  hasFocus: boolean;
}

/** Runs in the page: what somebody can use who sees what is in the window. */
export function controlsInPage(): Control[] {
  const PRESSED =
    'button, a[href], summary, select, [role=button], [role=tab], [role=option], [role=menuitem], [role=link], ' +
    '[role=menuitemcheckbox], [role=menuitemradio], [role=checkbox], [role=radio], [role=switch], [role=combobox], ' +
    '[role=gridcell], [role=columnheader], [role=slider], [role=separator][tabindex], [aria-expanded], [data-key], ' +
    '[data-id], label[for], [tabindex="0"]';
  const AROUND =
    'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=region], [role=group], ' +
    '[role=toolbar], [role=tabpanel], [role=tablist], [role=navigation], [role=search], [role=grid], [role=table], ' +
    '[role=row], [role=listitem], [role=alert], [role=status], nav, main, header, form, section[aria-label], ' +
    'section[aria-labelledby], table, tr, li, fieldset';
  const LARGE = `html, [role=rowgroup], [role=presentation], [data-key], ${AROUND}`;
  const ROLES: Readonly<Record<string, string>> = {
    a: 'link',
    tr: 'row',
    li: 'listitem',
    nav: 'navigation',
    textarea: 'textbox',
    fieldset: 'group',
    section: 'region',
  };
  const roleOf = (one: Element): string => {
    const tag = one.localName;
    const typed = one instanceof HTMLInputElement ? (one.type === 'text' ? 'textbox' : one.type) : tag;
    return one.getAttribute('role') ?? ROLES[tag] ?? typed;
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (one: Element): string => {
    const labelledBy = (one.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => {
      const text = clean(document.getElementById(id)?.textContent);
      return text ? [text] : [];
    });
    const labels =
      'labels' in one ? [...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
    const isField = one.matches('input, textarea, select');
    const isLarge = one.matches(LARGE) && !one.matches('[role=option], [role=menuitem]');
    const candidates = [
      labelledBy.join(' '),
      one.getAttribute('aria-label'),
      ...labels,
      isField || isLarge ? '' : one.textContent,
      one.getAttribute('title'),
      one.getAttribute('placeholder'),
    ];
    return candidates.map(clean).find((text) => text !== '') ?? '';
  };
  const whereOf = (one: Element): string[] => {
    const around: string[] = [];
    for (let at = one.parentElement; at; at = at.parentElement)
      if (at.matches(AROUND)) around.unshift(clean(`${roleOf(at)} ${nameOf(at)}`));
    return around;
  };
  const isTyped = (one: Element) =>
    one.matches('textarea, [contenteditable=true]') ||
    (one instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|file|range|color|image)$/.test(one.type));

  /** Where an element is met by a pointer: at its middle, or near an end where something else lies upon that. */
  const spotOf = (one: Element): [number, number] | undefined => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 3 || y1 - y0 < 3) return undefined;
    const spots = [0.5, 0.15, 0.85].map((share): [number, number] => [x0 + (x1 - x0) * share, y0 + (y1 - y0) / 2]);
    return spots.find(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (one.contains(met) || (met.contains(one) && met.closest('label') !== null));
    });
  };
  /** A field that is not seen is pressed by what is seen of it. */
  const seenOf = (one: Element): Element => {
    const { width, height } = one.getBoundingClientRect();
    const isHidden = width < 4 || height < 4 || getComputedStyle(one).opacity === '0';
    const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? one.parentElement) : null;
    return isHidden && label ? label : one;
  };

  const found = new Map<Element, Use>();
  for (const one of document.querySelectorAll(`${PRESSED}, input, textarea`)) {
    const isDead = one.matches(':disabled') || one.closest('[aria-disabled=true], [aria-hidden=true], [inert]');
    if (!isDead) found.set(one, isTyped(one) ? 'type' : one.matches('[type=file]') ? 'choose' : 'press');
  }
  const all = [...found].flatMap(([element, use]): { element: Element; use: Use; x: number; y: number }[] => {
    const [x, y] = spotOf(seenOf(element)) ?? [];
    if (x === undefined || y === undefined) return [];
    const met = document.elementFromPoint(x, y);
    const isDragged = /grab|move|resize/.test(met ? getComputedStyle(met).cursor : '');
    return [{ element, use, x, y }, ...(isDragged ? [{ element, use: 'drag' as const, x, y }] : [])];
  });
  for (const element of document.querySelectorAll('html, body *')) {
    const isScrolled = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 40;
    const style = isScrolled ? getComputedStyle(element) : undefined;
    const scrolls = style && (element === document.documentElement || /auto|scroll/.test(style.overflowY));
    const [x, y] = (scrolls ? spotOf(element) : undefined) ?? [];
    if (x !== undefined && y !== undefined) all.push({ element, use: 'scroll', x, y });
  }
  const counts = new Map<string, number>();
  return all.map(({ element, use, x, y }) => {
    const name = use === 'scroll' ? (element.getAttribute('aria-label') ?? '') : nameOf(element).slice(0, 200);
    const [role, where] = [roleOf(element), whereOf(element)];
    const same = [use, role, name, ...where].join('|');
    const nth = counts.get(same) ?? 0;
    counts.set(same, nth + 1);
    const takes = ['type', 'inputmode', 'autocomplete', 'accept', 'name'].map((one) => element.getAttribute(one) ?? '');
    const hasFocus = element === document.activeElement;
    return { use, role, name, where, nth, x, y, takes: takes.join(' '), hasFocus };
  });
}
