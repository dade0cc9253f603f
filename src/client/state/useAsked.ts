import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';

import type { Message } from '#client/lib/text';
import { toolTaken, type AddressRoot } from './address';
import { useSelected } from './useSelected';

/** Something that a view can do, which a button of its name does. */
export interface Tool {
  label: Message;
  act: () => void;
  isPossible?: boolean;
}

const selectAsked = ({ address }: AddressRoot) => address.asked;

/** Does that of some tools which the search through everything has asked for (`toolAsked`), once it is possible. */
export function useAskedOf(tools: readonly Tool[]): void {
  const store = useStore<AddressRoot>();
  const asked = useSelected(selectAsked);
  const wanted = tools.find(({ label, isPossible = true }) => isPossible && label.id === asked);
  const take = useEffectEvent(() => {
    if (!wanted || selectAsked(store.getState()) !== wanted.label.id) return;
    store.dispatch(toolTaken());
    wanted.act();
  });
  const id = wanted?.label.id;
  useEffect(() => {
    if (id) take();
  }, [id]);
}

/** Does what has this name, likewise. */
export function useAsked(label: Message, act: () => void, isPossible = true): void {
  useAskedOf([{ label, act, isPossible }]);
}
