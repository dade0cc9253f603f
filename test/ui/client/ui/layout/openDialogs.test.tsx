import { act } from '@testing-library/react';

import { Modal } from '#client/ui/layout/Modal';
import { openDialogs } from '#client/ui/layout/openDialogs';
import { renderPage } from '#test/support/page/renderPage';

const modal = (title: string, isOpen: boolean) => (
  <Modal title={title} isOpen={isOpen} onClose={jest.fn()}>
    text
  </Modal>
);
const both = (isUpperOpen: boolean) => (
  <>
    {modal('Lower', true)}
    {modal('Upper', isUpperOpen)}
  </>
);
const titles = () => openDialogs().map((dialog) => dialog.querySelector('h2')?.textContent);

it('counts the dialogs that stand over the page, the upper one first, and none that fades away', () => {
  const { rerender } = renderPage(both(true));
  expect(titles()).toEqual(['Upper', 'Lower']);
  act(() => rerender(both(false)));

  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2);
  expect(titles()).toEqual(['Lower']);
});
