/** A timer that a page has set. */
interface Timer {
  id: number;
  at: number;
  go: () => void;
}

/** No workflow waits longer than this for an end; what looks around again and again does. */
const LONGEST_MS = 20_000;

/**
 * The time of all desks: it passes only when nothing else happens, at once. What a page repeats for as long as it is
 * open never comes round.
 */
export class Clock {
  private now = 0;
  private timers: Timer[] = [];
  private count = 0;

  set = (go: () => void, ms = 0): number => {
    this.count += 1;
    this.timers.push({ id: this.count, at: this.now + ms, go });
    return this.count;
  };

  clear = (id: number | undefined): void => {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  };

  /** Has the next timer go off; whether there was one. */
  tick(): boolean {
    const [next] = this.timers
      .filter(({ at }) => at - this.now <= LONGEST_MS)
      .sort((one, other) => one.at - other.at || one.id - other.id);
    if (!next) return false;
    this.clear(next.id);
    this.now = Math.max(this.now, next.at);
    next.go();
    return true;
  }
}
