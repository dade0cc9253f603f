/** Resolves as soon as somebody can see the page: at once, or when its tab comes to the front. */
export function untilSeen(): Promise<void> {
  return untilVisibility((state) => state !== 'hidden');
}

/** Resolves as soon as nobody can see the page any more. */
export function untilHidden(): Promise<void> {
  return untilVisibility((state) => state === 'hidden');
}

function untilVisibility(isIt: (state: DocumentVisibilityState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isIt(document.visibilityState)) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}
