import { openTabs } from '#client/state/tabs';

interface Said {
  text: string;
}

it('carries what one tab says to the others, in its order, and not back', async () => {
  const [one, other] = [openTabs<Said>('test'), openTabs<Said>('test')];
  const back = jest.fn();
  one.messages.take(back);
  const heard = new Promise<unknown[]>((resolve) =>
    other.messages.take((first) => other.messages.take((second) => resolve([first, second]))),
  );
  one.tell({ text: 'first' });
  one.tell({ text: 'second' });

  expect(await heard).toEqual([{ text: 'first' }, { text: 'second' }]);
  expect(back).not.toHaveBeenCalled();
  one.messages.close();
  other.messages.close();
});

it('leaves the way to the other tabs with its last listener', () => {
  const close = jest.spyOn(BroadcastChannel.prototype, 'close');
  openTabs<Said>('test').messages.close();

  expect(close).toHaveBeenCalledTimes(1);
});

it('reaches nobody in a browser without such a way, and fails nowhere', () => {
  const { BroadcastChannel: known } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const tabs = openTabs<Said>('test');
    tabs.tell({ text: 'nobody hears' });
    tabs.messages.close();
  } finally {
    globalThis.BroadcastChannel = known;
  }
});
