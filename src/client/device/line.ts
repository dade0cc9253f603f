/** Whether the browser knows that nothing can be reached; where it does not know, the page counts as online. */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !((navigator.onLine as boolean | undefined) ?? true);
}

/** Calls back when the page goes offline and when it is online again; the returned function ends that. */
export function onLineChanged(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
