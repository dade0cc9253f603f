import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Accents and Arabic marks, the stretch of Arabic writing, and marks of direction: nothing that is said. */
const UNSAID =
  '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8' +
  '\\u06ea-\\u06ed\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069]';

/** Letters and digits that are written in several ways, each above the one that a search compares by. */
const [WRITTEN, COMPARED] = ['ٱةىیکøØłŁđĐı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اهييكoOlLdDi01234567890123456789'];

/** Letters that are compared as two. */
const PAIRS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
] as const;

/**
 * A text as searches compare it, as the page does: without case, accents and Arabic marks, the forms of alef, ya, waw
 * and ta marbuta alike, digits as Latin ones (decisions: texts and languages).
 */
export function folded(text: SQLWrapper | string): SQL<string> {
  const said = sql`regexp_replace(normalize(${text}::text, nfkd), ${UNSAID}, '', 'g')`;
  const alike = sql`translate(${said}, ${WRITTEN}, ${COMPARED})`;
  return sql<string>`lower(${PAIRS.reduce((left, [one, two]) => sql`replace(${left}, ${one}, ${two})`, alike)})`;
}
