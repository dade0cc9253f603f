import { useEffect } from 'react';

/** Has the page bear this title as long as the component is on screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
