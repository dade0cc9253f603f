import { createContext } from 'react';

/** Whether pictures are asked for; until then the initials stand in. A table waits until its rows have come to rest. */
export const PicturesWanted = createContext(true);
