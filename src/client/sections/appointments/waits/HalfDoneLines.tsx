import { useDispatch } from 'react-redux';

import { endingOf } from '#client/state/halfDone/halfDone';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { WaitingRow } from './components/WaitingRow';
import type { HalfDoneLine } from './selectors';

interface HalfDoneLinesProps {
  works: readonly HalfDoneLine[];
  /** The line that the Tab key comes to. */
  current: string | null;
}

/** Moves of this device that were cut off, each with the button that brings it to its end. */
export function HalfDoneLines({ works, current }: HalfDoneLinesProps) {
  const t = useT();
  const dispatch = useDispatch();
  return works.map((work) => {
    const goOn = () => dispatch(endingOf(work));
    const isCurrent = work.key === current;
    return (
      <WaitingRow
        key={work.key}
        line={work.key}
        isCurrent={isCurrent}
        onOpen={goOn}
        text={<span>{t(work.title)}</span>}
        actions={
          <PlainButton variant="outlined" tabIndex={isCurrent ? 0 : -1} onClick={goOn}>
            {t(work.label)}
          </PlainButton>
        }
      />
    );
  });
}
