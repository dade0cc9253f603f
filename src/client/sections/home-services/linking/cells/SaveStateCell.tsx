import { useDispatch } from 'react-redux';

import { aed } from '#client/lib/money';
import { say, type Text, type Translate } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { NURSING_DURATION } from '#contract/rules';
import { SaveMark } from '../components/SaveMark';
import { linkRetryChosen, type LinkChange, type LinkField, type LinkRef } from '../events';
import { linkMessages } from '../messages';
import { selectForemostChange, selectRefusedField } from '../selectors';
import { saveStateId } from './saveStateId';

interface SaveStateCellProps {
  link: LinkRef;
  tabIndex: number;
}

/**
 * Where the changes of a link stand. A text that is no value is shown before a value that could not be saved, that
 * before one being saved, and that before a saved one.
 */
export function SaveStateCell({ link, tabIndex }: SaveStateCellProps) {
  const t = useT();
  const dispatch = useDispatch();
  const change = useSelected(selectForemostChange, link);
  const refused = useSelected(selectRefusedField, link);
  const isRepeatable = change !== undefined && !change.isForbidden;
  const retry = isRepeatable ? () => dispatch(linkRetryChosen({ link, field: change.field })) : undefined;
  return (
    <SaveMark
      id={saveStateId(link)}
      phase={refused ? 'refused' : (change?.status ?? 'none')}
      reason={t(refused ? problemOf(refused) : (change?.reason ?? ''))}
      lost={change && valueIn(t, change)}
      tabIndex={tabIndex}
      onRetry={retry}
    />
  );
}

function problemOf(field: LinkField): Text {
  return field === 'price' ? linkMessages.priceInvalid : say(linkMessages.durationInvalid, NURSING_DURATION);
}

function valueIn(t: Translate, { field, value }: LinkChange): string {
  if (field === 'price') return t(aed(String(value)));
  if (field === 'duration_minutes') return t(linkMessages.minutesValue, { value: Number(value) });
  return t(value === true ? homeMessages.available : homeMessages.unavailable);
}
