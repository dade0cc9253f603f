import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { inEnglish } from '../inEnglish';

/** The notices of a page as they are read. */
export function noticesIn(state: NoticesRoot) {
  return selectNotices(state).map(({ kind, concerns, text, detail, offer }) => ({
    kind,
    concerns: inEnglish(concerns ?? ''),
    said: [text, detail ?? ''].map(inEnglish).join(' ').trim(),
    offer: offer && [inEnglish(offer.label ?? 'Retry'), offer.event],
  }));
}
