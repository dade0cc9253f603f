/** Keeps a part of the page audible while a dialog is open, which hides everything beside it from screen readers. */
export function keepAudible(host: HTMLElement): () => void {
  const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
  observer.observe(host, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}
