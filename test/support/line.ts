/** Takes the page off the line, or puts it back, as the browser does: what it knows changes, and then it says so. */
export function setOnline(isOnline: boolean): void {
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });
  if (!('onLine' in navigator)) Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  (globalThis as { window?: EventTarget }).window?.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
