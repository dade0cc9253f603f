import { keepDroppedFilesOut } from '#client/device/droppedFiles';

keepDroppedFilesOut();

/** What becomes of a drag of these types over an element: whether the browser is kept from it, what is offered. */
function dragged(name: 'dragover' | 'drop', target: Element, types: readonly string[]) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  Object.assign(event, { dataTransfer });
  target.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

it.each(['dragover', 'drop'] as const)('keeps a file from taking the place of the page: %s', (name) => {
  document.body.innerHTML = '<main><h1></h1><input type="file" /><input /><div></div></main>';
  const [title, files, field, own] = ['h1', 'input[type=file]', 'input:not([type])', 'div'].map((one) =>
    document.querySelector(one),
  ) as [Element, Element, Element, Element];
  own.addEventListener(name, (event) => event.preventDefault());

  expect(dragged(name, title, ['Files'])).toEqual([true, 'none']);
  expect(dragged(name, document.body, ['text/plain', 'Files'])).toEqual([true, 'none']);
  expect(dragged(name, field, ['Files'])).toEqual([true, 'none']);
  expect(dragged(name, field, ['text/plain'])).toEqual([false, 'copy']);
  expect(dragged(name, files, ['Files'])).toEqual([false, 'copy']);
  expect(dragged(name, own, ['Files'])).toEqual([true, 'copy']);
});
