import type { KeyboardEvent } from 'react';

const FIELD = 'input:not([type="checkbox"])';

/**
 * Acts on a key of a cell that holds a field, and tells whether the library must leave it alone (WAI-ARIA Authoring
 * Practices, grid). Enter and F2 go from the cell into its field; there, Escape goes back to the cell, Enter to the
 * same field of the next row unless the field prevents that, and all other keys belong to the field.
 */
export function takesKey(event: KeyboardEvent<HTMLElement>): boolean {
  const cell = event.currentTarget;
  const field = cell.querySelector<HTMLElement>(FIELD);
  if (event.target === cell) {
    const isEntered = field !== null && (event.key === 'Enter' || event.key === 'F2');
    if (isEntered) {
      event.preventDefault();
      field.focus();
    }
    return isEntered;
  }
  // Space ticks a check box and presses a button; the library would go on to the next rows.
  if (event.target !== field) return event.key === ' ';
  if (event.key === 'Escape') cell.focus();
  if (event.key === 'Enter' && !event.isDefaultPrevented()) fieldBelow(cell)?.focus();
  return event.key !== 'Tab';
}

function fieldBelow(cell: Element): HTMLElement | null {
  const below = cell.closest('[role="row"]')?.nextElementSibling;
  return below?.querySelector<HTMLElement>(`[data-field="${cell.getAttribute('data-field') ?? ''}"] ${FIELD}`) ?? null;
}
