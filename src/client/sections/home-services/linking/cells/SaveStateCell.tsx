import { useDispatch } from 'react-redux';

import { aed } from '#client/lib/money';
import type { Translate } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/useT';
import { SaveMark } from '../components/SaveMark';
import type { LinkChange, LinkRef } from '../events';
import { linkChangeSubmitted } from '../events';
import { linkMessages } from '../messages';
import { selectForemostChange } from '../selectors';

/** Where the changes of a link stand: a failed one is shown before one being saved, and that before a saved one. */
export function SaveStateCell({ link }: { link: LinkRef }) {
  const t = useT();
  const dispatch = useDispatch();
  const change = useSelected(selectForemostChange, link);
  return (
    <SaveMark
      phase={change?.status ?? 'none'}
      lost={change && valueIn(t, change)}
      onRetry={() => {
        if (change) dispatch(linkChangeSubmitted({ link, field: change.field, value: change.value }));
      }}
    />
  );
}

function valueIn(t: Translate, { field, value }: LinkChange): string {
  if (field === 'price') return t(aed(String(value)));
  if (field === 'duration_minutes') return t(linkMessages.minutesValue, { value: Number(value) });
  return t(value === true ? messages.available : messages.unavailable);
}
