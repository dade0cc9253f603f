import { act } from '@testing-library/react';

/** Somebody gets to an element by Tab, a click or a key before the test begins. */
export function focus(element: HTMLElement | null | undefined): void {
  act(() => {
    element?.focus();
  });
}

/** Lets so many milliseconds pass, with fake timers. */
export function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

/** Time stands still in the tests of this block, until `pass`. */
export function stopTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Everything is 600 pixels high: a table draws the rows in view, and without a layout none would be. */
export function giveHeight(): void {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
}

/** Keeps the files that the page saves in a test of this block, each with its name, its type and its bytes. */
export function keepSaved() {
  const saved: { name: string; type: string; bytes: () => Promise<Buffer> }[] = [];
  beforeEach(() => {
    let blob = new Blob();
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:saved';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const made = blob;
      saved.push({ name: this.download, type: made.type, bytes: () => act(() => bytesOf(made)) });
    });
  });
  return saved;
}

/** jsdom's blobs have no `arrayBuffer`. */
const bytesOf = (blob: Blob) =>
  new Promise<Buffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
