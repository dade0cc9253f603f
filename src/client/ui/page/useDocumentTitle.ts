import { useEffect } from 'react';

let note = '';
let bare = '';

/** Has the page bear this title as long as the component is on screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    bare = title;
    document.title = note + bare;
  }, [title]);
}

/** Has this stand before the title of the page from now on, such as a count. */
export function noteInTitle(said: string): void {
  note = said;
  document.title = note + bare;
}
