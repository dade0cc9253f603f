/**
 * Calls back when the browser brings the page back as it was left, by Back or Forward: meanwhile it stood still, and
 * heard of nothing. The returned function stops that.
 */
export function onPageBack(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
