import { eventChannel } from 'redux-saga';

/** Whether a desk is used, is about to be locked, or has been left alone for too long. */
export type Attention = 'used' | 'warned' | 'left';

const MINUTE_MS = 60_000;

/** How long before the lock the warning comes; half of the time where that is shorter. */
const WARNING_MS = MINUTE_MS;

/** How often a desk looks at the clock: so long may a tab be behind another. */
const LOOK_EVERY_MS = 500;

/** Whatever somebody in front of the desk may do. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** What has become of a desk that nobody has used for so many milliseconds. */
export function attentionAfter(idleMs: number, lockAfterMinutes: number): Attention {
  const limit = lockAfterMinutes * MINUTE_MS;
  if (idleMs >= limit) return 'left';
  return idleMs >= limit - Math.min(WARNING_MS, limit / 2) ? 'warned' : 'used';
}

interface WatchOptions {
  lockAfterMinutes: number;
  /** When somebody last used the desk, before this page was open; `null` where that is not known. */
  usedBefore: number | null;
  /** Is told, at most twice a second, when somebody has used this tab last. */
  onUsed: (at: number) => void;
}

/** Watches over one tab. */
export interface Watch {
  /** Each change of the attention; whoever listens closes it. */
  changes: ReturnType<typeof eventChannel<Attention>>;
  /** Somebody used the product at this moment, here or in another tab. */
  noteUse: (at: number) => void;
  /** The desk is used from now on, whatever it was. */
  restart: () => void;
}

/** Watches whether anybody uses the desk, by the clock of this computer, which goes on while the computer sleeps. */
export function watchAttention({ lockAfterMinutes, usedBefore, onUsed }: WatchOptions): Watch {
  let usedAt = usedBefore ?? Date.now();
  let toldAt = usedBefore ?? 0;
  let attention: Attention = 'used';
  let emit: (change: Attention) => void = () => undefined;
  const become = (next: Attention) => {
    if (next === attention) return;
    attention = next;
    emit(next);
  };
  const look = () => {
    become(attentionAfter(Date.now() - usedAt, lockAfterMinutes));
    if (usedAt > toldAt) tell();
  };
  const tell = () => {
    toldAt = usedAt;
    onUsed(usedAt);
  };
  const noteUse = (at: number) => {
    if (attention === 'left' || at <= usedAt) return;
    usedAt = at;
    if (attention === 'warned') look();
  };
  const onInput = () => {
    const now = Date.now();
    // The first input after a long sleep comes before the clock was looked at.
    if (attentionAfter(now - usedAt, lockAfterMinutes) === 'left') look();
    else noteUse(now);
  };
  const changes = eventChannel<Attention>((listener) => {
    emit = listener;
    const timer = setInterval(look, LOOK_EVERY_MS);
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) window.removeEventListener(input, onInput, { capture: true });
    };
  });
  const restart = () => {
    usedAt = Date.now();
    become('used');
    tell();
  };
  return { changes, noteUse, restart };
}
