import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { weakMapMemoize } from 'reselect';

import { onDemand } from '#client/device/onDemand';
import { namesIn } from '#client/lib/collation';
import type { LanguageCode } from '#client/lib/languages';
import { selectLanguage } from '#client/state/language';
import { useSelected } from '#client/state/useSelected';
import { chartMessages } from '#client/ui/charts/messages';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { SectionBody } from '#client/ui/layout/SectionBody';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { withoutTitles } from '#contract/text/titles';
import { LazyView } from '../list/LazyView';
import { listMessages } from '../list/messages';
import { selectCertainty } from '../view/certainty';
import { figureDatesChosen } from '../view/events';
import { DatesFilter } from '../view/filters/DatesFilter';
import { selectFilters } from '../view/selectors';
import { selectNamedInList } from '../view/shownRows';
import { PictureGrid } from './components/PictureGrid';
import type { PictureCount } from './counting';
import { figuresMessages, periodMessages } from './messages';
import { datesOfPeriod, daysOfPeriod, FIGURE_PERIODS, knownPeriod } from './period';
import { pictureOf } from './pictures';
import { useActiveFilters } from './useActiveFilters';
import { useCounting } from './useCounting';

/** What draws the pictures, with its library, which comes while they are counted. */
const drawing = onDemand(() => import(/* webpackChunkName: "pictures" */ './PicturesView'));

interface FiguresProps {
  today: DateText;
  toolsRoom: HTMLElement | null;
}

/** Pictures of what search and filters leave, each mark of which leads to what it counts (decisions: figures). */
export function FiguresDesk(props: FiguresProps) {
  const t = useT();
  const certainty = useSelector(selectCertainty);
  if (certainty === 'never') return <EmptyState text={t(listMessages.unread)} />;
  return (
    <SectionBody>
      <PeriodChoice today={props.today} />
      {certainty === 'coming' ? <PicturesToCome /> : <CountedFigures {...props} />}
    </SectionBody>
  );
}

function CountedFigures({ today, toolsRoom }: FiguresProps) {
  const t = useT();
  const tally = useCounting(today);
  const filters = useActiveFilters(today);
  const { doctors: names } = useSelected(selectNamedInList, today);
  const language = useSelector(selectLanguage);
  const dates = useSelector(selectFilters);
  const days = useMemo(() => daysOfPeriod(dates, today), [dates, today]);
  const drawn = useMemo(
    () => weakMapMemoize((one: PictureCount) => pictureOf(one, { days, doctorName: (id) => names.get(id) })),
    [days, names],
  );
  const pictures = useMemo(() => tally?.pictures.map(drawn), [tally, drawn]);
  const doctors = useMemo(() => sortedByName(tally?.doctors ?? [], names, language), [tally, names, language]);
  if (tally?.count === 0)
    return <EmptyState text={filters ? t(figuresMessages.nothingBecause, { filters }) : t(chartMessages.nothing)} />;
  return (
    <LazyView code={drawing}>
      {({ PicturesView }) =>
        pictures ? (
          <PicturesView {...{ pictures, doctors, filters, today, dates, days, toolsRoom }} />
        ) : (
          <PicturesToCome />
        )
      }
    </LazyView>
  );
}

function sortedByName(ids: Iterable<string>, names: ReadonlyMap<string, string>, language: LanguageCode): string[] {
  const compare = namesIn(language);
  const nameOf = (id: string) => withoutTitles(names.get(id) ?? '');
  return [...ids].sort((one, other) => compare(nameOf(one), nameOf(other)));
}

/** The pictures before anything is counted. */
function PicturesToCome() {
  const t = useT();
  return (
    <Box role="progressbar" aria-label={t(uiMessages.loading)} sx={{ overflow: 'hidden', minHeight: 0 }}>
      <PictureGrid>{() => null}</PictureGrid>
    </Box>
  );
}

/** From which to which date all pictures count: the dates that the list is narrowed to. */
function PeriodChoice({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const { from, to } = useSelector(selectFilters);
  const [isTyping, setIsTyping] = useState(false);
  const known = knownPeriod({ from, to }, today);
  const isBetween = isTyping || known === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SegmentedControl
        label={t(periodMessages.label)}
        value={isBetween ? 'between' : known}
        choices={[...FIGURE_PERIODS, 'between' as const].map((value) => ({ value, label: t(periodMessages[value]) }))}
        onChange={(chosen) => {
          setIsTyping(chosen === 'between');
          if (chosen !== 'between') dispatch(figureDatesChosen(datesOfPeriod(chosen, today), today));
        }}
      />
      {isBetween && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: 1 }}>
          <DatesFilter />
        </Box>
      )}
    </Box>
  );
}
