import { aed } from '#client/lib/money';
import { say, type Text } from '#client/lib/text';
import { undoLinksKey } from '#client/sections/home-services/keys';
import { homeMessages } from '#client/sections/home-services/messages';
import { undoableOf } from '#client/state/myDay';
import { linkChangeSubmitted, type LinkChange, type LinkField } from '../events';
import { linkMessages } from '../messages';
import { isSameLinkValue } from '../sagas/changeLink';
import { selectStoredValue, type LinkEntitiesRoot } from '../selectors';
import { linksUndoChosen } from './events';

/** How values of links stand, and what takes them back: each is saved as it is typed. */
export const linkUndoable = undoableOf({
  one: linkChangeSubmitted,
  many: linksUndoChosen,
  lineOf: (change: LinkChange, state: LinkEntitiesRoot) => {
    const { link, field, value, made } = change;
    const now = selectStoredValue(state, change);
    const isStill = (other: LinkChange['value'] | undefined) => now !== undefined && isSameLinkValue(now, other);
    return {
      id: `${link.kind}/${link.id}/${field}`,
      whose: link.name,
      from: valueText(field, value),
      to: valueText(field, made),
      now: valueText(field, now),
      isMade: isStill(made),
      isBefore: isStill(value),
    };
  },
  ledgerKey: undoLinksKey,
});

/** What a value of a link is in words; a dash where there is none. */
export function valueText(field: LinkField, value: LinkChange['value'] | undefined): Text {
  if (value === undefined) return '—';
  if (field === 'price') return aed(String(value));
  if (field === 'duration_minutes') return say(linkMessages.minutesValue, { value: String(value) });
  return value ? homeMessages.available : homeMessages.unavailable;
}
