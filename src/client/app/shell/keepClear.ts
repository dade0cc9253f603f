/** Pixels between notices and what they make room for. */
const GAP = 8;

/** The edges of something on the page, in pixels from its upper left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where notices stand that cover nothing that is in use: in their own corner, else in the other lower one, else as far
 * up as they must, else in an upper corner; where there is no such place, in their own corner.
 *
 * @param home where they stand by themselves, beside the edges of the page that `page` ends at
 * @param inUse what may not be covered
 * @param spared what is left free where there is a choice, such as an open dialog
 */
export function placeFor(home: Area, page: Area, inUse: readonly Area[], spared: readonly Area[] = []): Area {
  const corners = [home, mirrored(home, page)];
  const atTop = ({ top, bottom, ...across }: Area) => ({ ...across, top: page.top, bottom: page.top + bottom - top });
  const places = [...corners, ...corners.map((corner) => raised(corner, inUse)), ...corners.map(atTop)];
  const clear = places.filter((place) => place.top >= page.top && coveredOf(place, inUse) === 0);
  const least = Math.min(...clear.map((place) => coveredOf(place, spared)));
  return clear.find((place) => coveredOf(place, spared) === least) ?? home;
}

function mirrored({ left, right, ...height }: Area, page: Area): Area {
  const width = right - left;
  const isLeft = left - page.left < page.right - right;
  return isLeft
    ? { left: page.right - width, right: page.right, ...height }
    : { left: page.left, right: page.left + width, ...height };
}

/** A place moved up until nothing in use lies under it. */
function raised(place: Area, inUse: readonly Area[]): Area {
  const under = inUse.filter((area) => overlap(place, area) > 0);
  if (under.length === 0) return place;
  const bottom = Math.min(...under.map(({ top }) => top)) - GAP;
  return raised({ ...place, top: bottom - (place.bottom - place.top), bottom }, inUse);
}

function coveredOf(place: Area, areas: readonly Area[]): number {
  return areas.reduce((sum, area) => sum + overlap(place, area), 0);
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What stays free of notices while it is there: the buttons of a dialog, and the bar of a selection. */
const KEPT = '.MuiDialogActions-root, [data-keep-clear]';
/** The same, but on a phone: a dialog takes the whole page there, and of that its title is needed last. */
const KEPT_OF_TITLE = '.MuiDialogTitle-root button';
const PHONE_PX = 600;

/** What is rather left free: open dialogs and sheets, and above all what can be pressed in them. */
const DIALOG = ':is(.MuiDialog-paper, .MuiDrawer-paper)';
const IN_DIALOG = `${DIALOG} :is(a, button, input, textarea)`;

/** What is meant as a whole where the focus is on a part of it. */
const WHOLE = '[role="row"], [role="listbox"], [role="menu"]';

/** Pixels around the pointer that notices leave free. */
const AROUND_POINTER = 12;

/**
 * Keeps notices off what somebody uses: they give way to the focus wherever that goes or scrolls, and to the pointer
 * where they would come to lie on it, or where it comes under a notice that lets it through. Who points at a notice, or
 * has the focus in it, uses that, and it stays where it is.
 *
 * @param signal ends that
 */
export function keepClear(host: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let pointer: { x: number; y: number } | null = null;
  let drawn: Area | null = null;
  const isUsed = () => host.contains(document.activeElement) || host.querySelector(':hover') !== null;

  const place = () => {
    const { translate } = host.style;
    host.style.translate = '';
    const home = areaOf(host);
    if (home.top === home.bottom) {
      drawn = null;
      return;
    }
    // Beside them there may be the sidebar, and below them the bar of a phone.
    const edge = Math.min(home.left, innerWidth - home.right, innerHeight - home.bottom);
    const page = { left: edge, top: edge, right: innerWidth - edge, bottom: home.bottom };
    for (const one of document.querySelectorAll(`${DIALOG}, ${KEPT}`)) watch(one);
    const spared = [...areasOf(DIALOG), ...areasOf(IN_DIALOG)];
    const wanted = placeFor(home, page, areasInUse(host, pointer), spared);
    host.style.translate = isUsed() ? translate : `${wanted.left - home.left}px ${wanted.top - home.top}px`;
    drawn = areaOf(host);
  };
  const onPointer = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    pointer = { x, y };
    const isUnder = drawn !== null && overlap(drawn, { left: x, right: x + 1, top: y, bottom: y + 1 }) > 0;
    if (isUnder && target instanceof Node && !host.contains(target)) place();
  };

  const observer = new ResizeObserver(place);
  const watched = new WeakSet<Element>();
  const watch = (element: Element) => {
    if (!watched.has(element)) observer.observe(element);
    watched.add(element);
  };
  watch(host);
  signal.addEventListener('abort', () => observer.disconnect());
  const listening = { capture: true, passive: true, signal };
  document.addEventListener('pointermove', onPointer, listening);
  document.addEventListener('pointerdown', onPointer, listening);
  // A sheet stands where it has risen to only once that has ended.
  for (const moving of ['focusin', 'scroll', 'transitionend', 'resize'])
    addEventListener(moving, () => drawn && place(), listening);
}

function areasInUse(host: HTMLElement, pointer: { x: number; y: number } | null): Area[] {
  const focused = document.activeElement;
  const controlled = focused?.getAttribute('aria-controls');
  const used = [focused?.closest(WHOLE) ?? focused, controlled ? document.getElementById(controlled) : null];
  const areas = used.flatMap((one) => (one && !host.contains(one) ? areaOf(one) : []));
  return [
    // What holds half of the page is no control, but what the controls stand in.
    ...areas.filter(({ top, bottom }) => bottom - top < innerHeight / 2),
    ...areasOf(KEPT),
    ...(innerWidth < PHONE_PX ? [] : areasOf(KEPT_OF_TITLE)),
    ...(pointer ? [areaAround(pointer)] : []),
  ];
}

function areaAround({ x, y }: { x: number; y: number }): Area {
  return { left: x - AROUND_POINTER, top: y - AROUND_POINTER, right: x + AROUND_POINTER, bottom: y + AROUND_POINTER };
}

function areasOf(selector: string): Area[] {
  return [...document.querySelectorAll(selector)].map(areaOf);
}

function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
