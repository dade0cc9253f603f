/**
 * Puts another body in place of that of the page, which stays as it is outside the document: what runs there goes on,
 * and what was typed stays typed. The returned function puts it back, with its focus and where it was scrolled to.
 */
export function coverPage(cover: HTMLElement): () => void {
  const page = document.body;
  const focused = document.activeElement;
  const scrolled = [...page.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  page.replaceWith(cover);
  return () => {
    cover.replaceWith(page);
    for (const { element, top, left } of scrolled) element.scrollTo(left, top);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
