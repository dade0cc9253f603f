/** What the buttons of a row do. */
export type RowIconName = keyof typeof PATHS;

/** The drawing of a button of a row, in the lines of `RowActions.module.css`. */
export function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Lucide's, each as one path, for each row has some: their own elements are a quarter of all that a grid has. */
const PATHS = {
  edit:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32' +
    'a2 2 0 0 0 .83-.497zM15 5l4 4',
  delete: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  unlink:
    'M18.84 12.25l1.72-1.71h-.02a5.004 5.004 0 0 0-.12-7.07 5.006 5.006 0 0 0-6.95 0l-1.72 1.71' +
    'M5.17 11.75l-1.71 1.71a5.004 5.004 0 0 0 .12 7.07 5.006 5.006 0 0 0 6.95 0l1.71-1.71' +
    'M8 2v3M2 8h3M16 19v3M19 16h3',
};
