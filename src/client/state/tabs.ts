import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/** The other tabs of the product in the same browser. */
export interface Tabs<Said extends object> {
  /** What they say; whoever listens closes it. */
  messages: EventChannel<Said>;
  /** Says something to all of them; it stays in memory. */
  tell: (message: Said) => void;
}

/** Opens the way to the other tabs for one topic. Nobody is there in a browser that knows no such way. */
export function openTabs<Said extends object>(topic: string): Tabs<Said> {
  if (!('BroadcastChannel' in globalThis)) {
    return { messages: eventChannel<Said>(() => () => undefined), tell: () => undefined };
  }
  const channel = new BroadcastChannel(topic);
  const messages = eventChannel<Said>((emit) => {
    channel.onmessage = ({ data }: MessageEvent<Said>) => emit(data);
    return () => channel.close();
  }, buffers.expanding());
  return {
    messages,
    tell: (message) => channel.postMessage(message),
  };
}
