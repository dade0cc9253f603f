import { useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { useIsPhone, useMedia } from '#client/ui/page/useMedia';
import type { DateText } from '#contract/common';
import { selectIsList } from '../list/address';
import { listMessages } from '../list/messages';
import { usePlaceholders } from '../list/usePlaceholders';
import { useTightTools } from '../list/useTightTools';
import { visitCountInWords, visitsCounted } from '../list/visitCount';
import { selectCertainty, toldOnceKnown } from '../view/certainty';
import { selectChipCount } from '../view/selectors';
import { selectFiltered, selectIsDroppedAlone } from '../view/shownRows';
import type { ListTools } from './listTools';
import { ChipsSkeleton } from './ToolSkeletons';

type Place = 'beside the title' | 'among the tools';

interface NarrowedToProps {
  place: Place;
  today: DateText;
  tools: ListTools | undefined;
}

/** What the list is narrowed to, as chips, and how many appointments that leaves, as far as they stand at a place. */
export function NarrowedTo({ place, today, tools }: NarrowedToProps) {
  const { chips, count } = usePlaces();
  const isList = useSelector(selectIsList);
  const isPhone = useIsPhone();
  return (
    <>
      {chips === place && (tools ? <tools.FilterChips today={today} /> : <ChipsSkeleton />)}
      {count === place && isList && !isPhone && <ListCount today={today} />}
    </>
  );
}

/** Both stand beside the title as long as they are one row with it; the tools have room for them in a second row. */
function usePlaces(): Record<'chips' | 'count', Place> {
  const isTight = useTightTools();
  const takesTwoRows = useMedia('(max-width: 999.95px)');
  const chipCount = useSelector(selectChipCount);
  if (takesTwoRows || chipCount > (isTight ? 0 : 1)) return { chips: 'among the tools', count: 'among the tools' };
  return { chips: 'beside the title', count: chipCount === 0 ? 'beside the title' : 'among the tools' };
}

/**
 * How many appointments the list shows, those that were dropped beside the others where there is room: the heads of the
 * days say these too. Screen readers announce it.
 */
function ListCount({ today }: { today: DateText }) {
  const t = useT();
  const isTight = useTightTools();
  const certainty = useSelector(selectCertainty);
  const placeholders = usePlaceholders();
  const filtered = useSelected(selectFiltered, today, placeholders);
  const isDroppedAlone = useSelected(selectIsDroppedAlone, today, placeholders);
  const count = visitsCounted(filtered);
  const main = isDroppedAlone ? filtered.length : count.kept;
  const text = isDroppedAlone || isTight ? say(listMessages.count, { count: main }) : visitCountInWords(count);
  return (
    <div role="status" className={quiet.text} style={{ marginInlineStart: 'auto' }}>
      {t(toldOnceKnown(certainty, text))}
    </div>
  );
}
