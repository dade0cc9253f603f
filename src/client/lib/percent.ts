/**
 * A part of a whole in hundredths, `62`; `<1` and `>99` where it is neither none of it nor all.
 *
 * @param whole above 0
 */
export function percent(part: number, whole: number): string {
  const hundredths = Math.round((100 * part) / whole);
  if (hundredths === 0 && part > 0) return '<1';
  return hundredths === 100 && part < whole ? '>99' : String(hundredths);
}
