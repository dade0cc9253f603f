import { shownNumber } from '#client/sections/home-services/shared/sheets/file/shownNumber';

it.each<[number, string, string]>([
  [12, 'General', 'same 12'],
  [12, '@', 'same 12'],
  [12, '0000', 'same 0012'],
  [12, '"LAB-"0', 'same LAB-12'],
  [1250.5, '#,##0.00', 'same 1,250.50'],
  [1234567, '#,##0', 'same 1,234,567'],
  [1250.5, '"AED" #,##0.00', 'same AED 1,250.50'],
  [1250.5, '#,##0.00\\ [$د.إ.‏-3801]', 'same 1,250.50 د.إ.‏'],
  [1250.5, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', 'same 1,250.50'],
  [0, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', 'same -'],
  [-4, '#,##0;[Red]-#,##0', 'same -4'],
  [-4, '0.00', 'same -4.00'],
  [0.5, '#.##', 'same .5'],
  [12, '[$$-409]#,##0.00', 'same $12.00'],
  [12, 'General" AED"', 'same 12 AED'],
  [99.5, '0', 'rounded 100'],
  [104.9895, '0.00', 'rounded 104.99'],
  [7.255, '0.00', 'rounded 7.26'],
  [1.005, '0.00', 'rounded 1.01'],
  [0.0000004, '0.00', 'rounded 0.00'],
  [999_999_999_999_999, '0.00', 'same 999999999999999.00'],
  [1.2, '0%', 'other'],
  [1.2, '0.0"%"', 'other'],
  [12, '0"00"', 'other'],
  [1250, '#,##0,', 'other'],
  [46085, 'd-m', 'other'],
  [46085, 'dd/mm/yyyy', 'other'],
  [46085, '[$-409]mmm-yy', 'other'],
  [0.5, '[h]:mm', 'other'],
  [1e5, '0E+00', 'other'],
  [1.5, '# ?/?', 'other'],
  [7, ';;;', 'other'],
  [7, '[>5]0;0.00', 'other'],
  [7, 'unknown', 'other'],
  [7, '0'.repeat(300), 'other'],
  [1e21, '0', 'other'],
])('tells how a cell shows %s by %s', (number, format, expected) => {
  const shown = shownNumber(number, format);

  expect(shown.is === 'other' ? shown.is : `${shown.is} ${shown.text}`).toBe(expected);
});
