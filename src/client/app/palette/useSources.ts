import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

import type { Findable } from '#client/state/findable';
import { loadedSection, loadSection } from '../sectionCode';
import type { SectionId } from '../sectionIds';
import { sections } from '../sections';
import type { Source } from './search';

type Arrived = Readonly<Partial<Record<SectionId, Findable<never>>>>;

/** The slices that sections share: they come with the first section that has any. */
const SHARED: readonly string[] = ['entities'];

/** What can be found in each section, as its code arrives; a section that cannot be fetched is tried again later. */
export function useSources(isOpen: boolean): { arrived: Arrived; sourcesNow: () => Source[] } {
  const store = useStore<Readonly<Record<string, unknown>>>();
  const [arrived, setArrived] = useState<Arrived>({});
  useEffect(() => {
    if (!isOpen) return;
    for (const { id } of sections)
      void loadSection(id)
        .then(({ findable }) => findable.load())
        .then(
          (findable) => setArrived((before) => (before[id] ? before : { ...before, [id]: findable })),
          () => undefined,
        );
  }, [isOpen]);
  const sourcesNow = () =>
    sections.flatMap(({ id }) => {
      const findable = arrived[id];
      if (!findable) return [];
      const slices = findable.readsItsSlices ? Object.keys(loadedSection(id)?.reducers ?? {}) : SHARED;
      return [{ findable, isServed: slices.every((slice) => slice in store.getState()) }];
    });
  return { arrived, sourcesNow };
}
