import { BroadcastChannel } from 'node:worker_threads';

// A workflow that fails leaves a trace in the console; tests make them fail on purpose.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

// Nobody closes the channel between tabs, as no page does; in Node it would keep the process that ran the tests.
class ForgottenChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
Object.assign(globalThis, { BroadcastChannel: ForgottenChannel });
