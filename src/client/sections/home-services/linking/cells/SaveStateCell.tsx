import { useDispatch } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { NURSING_DURATION } from '#contract/rules';
import { SaveMark } from '../components/SaveMark';
import { linkRetryChosen, type LinkField, type LinkRef } from '../events';
import { linkMessages } from '../messages';
import { selectForemostChange, selectRefusedField } from '../selectors';
import { valueText } from '../valueText';
import { saveStateId } from './useLinkValue';

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
      lost={change && t(valueText(change.field, change.value))}
      tabIndex={tabIndex}
      onRetry={retry}
    />
  );
}

function problemOf(field: LinkField): Text {
  return field === 'price' ? homeMessages.priceInvalid : say(linkMessages.durationInvalid, NURSING_DURATION);
}
