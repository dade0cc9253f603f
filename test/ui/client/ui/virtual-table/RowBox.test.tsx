import { createEvent, fireEvent, screen } from '@testing-library/react';

import { RowBox } from '#client/ui/virtual-table/RowBox';
import { renderPage } from '#test/support/page/renderPage';

it.each([
  ['with Shift chooses no text up to it, and still leads to the box', true],
  ['without does what a press does', false],
])('a press %s', (_, shiftKey) => {
  const onToggled = jest.fn();
  renderPage(<RowBox label="Select Huda" isChecked={false} onToggled={onToggled} />);
  const box = screen.getByRole('checkbox', { name: 'Select Huda' });
  const press = createEvent.mouseDown(box, { shiftKey });
  fireEvent(box, press);
  fireEvent.click(box, { shiftKey });

  expect(press.defaultPrevented).toBe(shiftKey);
  if (shiftKey) expect(document.activeElement).toBe(box);
  expect(onToggled).toHaveBeenCalledWith(shiftKey);
});
