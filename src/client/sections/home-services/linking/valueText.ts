import { aed } from '#client/lib/money';
import { say, type Text } from '#client/lib/text';
import { homeMessages } from '../messages';
import type { LinkChange, LinkField } from './events';
import { linkMessages } from './messages';

/** What a value of a link is in words; a dash where there is none. */
export function valueText(field: LinkField, value: LinkChange['value'] | undefined): Text {
  if (value === undefined) return '—';
  if (field === 'price') return aed(String(value));
  if (field === 'duration_minutes') return say(linkMessages.minutesValue, { value: Number(value) });
  return value ? homeMessages.available : homeMessages.unavailable;
}
