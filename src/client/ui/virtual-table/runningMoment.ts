/** Where the running moment lies among the rows of a table that is sorted by time. */
export interface RunningMoment {
  /** The row that a table opens with which nobody has scrolled. */
  opensAt: number;
  /** The row that its line stands before; the number of rows where it stands after the last. */
  lineBefore: number;
  /** What the line says. */
  text: string;
  /** What the head of the group says of the rows before the one that the table opens with. */
  earlier: string;
  /** What it says once these are in view, of the way back. */
  back: string;
}
