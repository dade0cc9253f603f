import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

import type { AddressRoot } from '#client/state/address';
import type { Findable, FoundThing, Offered, Once } from '#client/state/findable';
import { selectLanguage } from '#client/state/language';
import type { ListsRoot } from '#client/state/lists';
import { useT } from '#client/ui/language/useT';
import { useIsTouched } from '#client/ui/page/useMedia';
import { useAccountLines, type AccountDoors } from '../account/accountLines';
import type { SectionId } from '../sectionIds';
import { withFound, type FoundLine, type FoundOf } from './lines';
import { accountOffers, leftPlaces, sectionOffers } from './offers';
import { startSearch, type Source } from './search';

/** What a search needs: the sections, what was chosen before, and how the services are asked. */
export interface Finder {
  arrived: Readonly<Partial<Record<SectionId, Findable<never>>>>;
  sourcesNow: () => Source[];
  recent: readonly FoundThing[];
  makeOnce: () => Once;
  /** What the lines of the account menu lead to. */
  doors: AccountDoors;
}

const NOTHING: FoundOf = { typed: '', lines: [] };

/** What was typed, and what is found of it; the places that were left and all others while nothing is typed. */
export function useFoundLines({ arrived, sourcesNow, recent, makeOnce, doors }: Finder) {
  const t = useT();
  const store = useStore<AddressRoot>();
  const lists = useSelector((state: ListsRoot) => state.lists);
  const slices = useSelector((state: object) => Object.keys(state).length);
  const language = useSelector(selectLanguage);
  const account = useAccountLines(doors).flat();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [asked, setAsked] = useState<'asking' | 'answered' | 'unasked'>('answered');
  const running = useRef({ typed: '', once: makeOnce(), stop: () => undefined as void });
  const isTouched = useIsTouched();
  const places = useMemo(
    () => sectionOffers(arrived).filter(({ needsKeyboard = false }) => !(needsKeyboard && isTouched)),
    [arrived, isTouched],
  );
  const search = (text: string) => {
    const { typed: before, once, stop } = running.current;
    stop();
    const asking = text === before ? once : makeOnce();
    const question = { typed: text, now: new Date(), t };
    running.current = { typed: text, once: asking, stop };
    running.current.stop = startSearch({
      question,
      offers: [...places, ...accountOffers(account)],
      sources: sourcesNow(),
      state: store.getState(),
      once: asking,
      tell: (more) => setFound((lines) => withFound(lines, text, more)),
      tellAsked: setAsked,
    });
  };
  // Looks again where the code of a section has arrived, its slices, or a list; what it finds goes below.
  const lookAgain = useEffectEvent(() => search(typed));
  useEffect(() => lookAgain(), [places, language, lists, slices]);
  useEffect(() => () => running.current.stop(), []);
  /** With what was typed comes what was found of it, so that the first line of that is in focus. */
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  const begun = useMemo(() => beforeTyping(places, recent, store.getState().address), [places, recent, store]);
  return { typed, type, lines: typed.trim() === '' ? begun : found.lines, asked };
}

/** What stands before anything is typed: the places where somebody was, then the others. */
function beforeTyping(
  offers: readonly Offered[],
  recent: readonly FoundThing[],
  address: AddressRoot['address'],
): FoundLine[] {
  const known = new Set<string>();
  const isNew = ({ id }: FoundThing) => !known.has(id) && known.add(id);
  const places = offers.filter(({ kind }) => kind === 'place');
  return [
    ...[...recent, ...leftPlaces(offers, address)]
      .filter(isNew)
      .map((one): FoundLine => ({ ...one, group: 'recent/0' })),
    ...places.filter(isNew).map((one): FoundLine => ({ ...one, group: 'place/0' })),
  ];
}
