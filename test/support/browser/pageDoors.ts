/** What can be pressed on a page to have something done. */
export interface PageDoor {
  name: string;
  /** What it stands in: the same place of several views is one door. */
  spot: string;
}

/** What is pressed, and yet is no door to something that the product can do: why, and how it is known. */
const NO_DOORS: Readonly<Record<string, string>> = {
  'it is about one row, entry, card or mark': '[role=row] *, tr *, li *, [role=none] *, button:has(> .chevron)',
  'it says who is at the desk': '[role=menuitem][aria-disabled=true]',
  'it narrows or turns what is on screen':
    '[aria-pressed], [role=group] *, [role=menuitemcheckbox], [role=menuitemradio]',
  'it is a part of a field or a form, or sends it': 'form *, .MuiInputBase-root *, [role=search] + button',
  'it turns the pages of a table': '.MuiTablePagination-root *',
  'it opens a menu, whose lines are read in its place': '[aria-haspopup=menu]',
  'it calls, writes, or goes on within the page': 'a:not([href^="http"])',
};

/** Reads, in the page, the doors that are in sight, those of an open menu alone while there is one. */
export function doorsInSight(noDoors: string): PageDoor[] {
  const menu = document.querySelector('[role=menu]');
  const all = (menu ?? document).querySelectorAll<HTMLElement>('button, a[href], [role=tab], [role=menuitem]');
  const spotOf = (one: HTMLElement) => {
    const around = one.closest(
      '[role=menu], [role=tablist], [role=tabpanel], header, section[aria-label], aside, main',
    );
    return around
      ? `${around.getAttribute('role') ?? around.tagName} ${around.getAttribute('aria-label') ?? ''}`.trim()
      : '';
  };
  return [...all]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !one.matches(noDoors),
    )
    .map((one) => ({
      name: (one.getAttribute('aria-label') ?? one.innerText).replace(/\s+/g, ' ').trim(),
      spot: spotOf(one),
    }));
}

/** All that `doorsInSight` leaves out. */
export const ALL_NO_DOORS = Object.values(NO_DOORS).join(', ');
