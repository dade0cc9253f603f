import { useDispatch } from 'react-redux';

import { aed } from '#client/lib/money';
import type { Words } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { useSelected } from '#client/state/useSelected';
import { useWords } from '#client/ui/useWords';
import { linkMessages } from './messages';
import { SaveMark } from './SaveMark';
import type { LinkChange, LinkRef } from './slice';
import { linkChangeWanted, selectForemostChange } from './slice';

const PHASES = { waiting: 'saving', sending: 'saving', saved: 'saved', failed: 'failed' } as const;

/** Where the changes of a link stand: what failed comes before what is being saved, and that before what was saved. */
export function SaveStateCell({ link }: { link: LinkRef }) {
  const words = useWords();
  const dispatch = useDispatch();
  const change = useSelected(selectForemostChange, link);
  return (
    <SaveMark
      phase={change ? PHASES[change.status] : 'none'}
      lost={change && valueIn(words, change)}
      onRetry={() => {
        if (change) dispatch(linkChangeWanted({ link, field: change.field }));
      }}
    />
  );
}

function valueIn(words: Words, { field, value }: LinkChange): string {
  if (field === 'price') return aed(String(value));
  if (field === 'duration_minutes') return words(linkMessages.minutesValue, { value: Number(value) });
  return words(value === true ? messages.available : messages.unavailable);
}
