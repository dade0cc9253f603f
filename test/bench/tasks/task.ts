import type { Hands, Spent } from './hands';

/** Something that people come for, and what it may take. */
export interface Task {
  what: string;
  /** The address at which the person stands; the list of appointments where there is none. */
  at?: string;
  /** Does it, and waits until it is done. */
  play: (hands: Hands) => Promise<void>;
  /** What it took when it was first counted. */
  first: Spent;
  /** What it may take at most; the clicks that it took at first where nothing else is promised. */
  most?: Partial<Spent>;
}
