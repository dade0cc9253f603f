import { undoLinksKey } from '#client/sections/home-services/keys';
import { undoableOf } from '#client/state/myDay';
import { linkChangeSubmitted, type LinkChange } from '../events';
import { isSameLinkValue } from '../sagas/changeLink';
import { selectStoredValue, type LinkEntitiesRoot } from '../selectors';
import { valueText } from '../valueText';
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
