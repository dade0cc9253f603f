import fc from 'fast-check';

import { folded } from '#client/lib/fold';

describe('folding a text for a search', () => {
  it.each(['أحمد', 'إحمد', 'آحمد', 'ٱحمد', 'أَحْمَد', 'أحمـد', '\u200fأحمد\u200f', 'احمد'])(
    'takes %s for احمد',
    (written) => expect(folded(written)).toBe('احمد'),
  );

  it.each([
    ['فاطمة', 'فاطمه'],
    ['مصطفى', 'مصطفي'],
    ['لؤي', 'لوي'],
    ['عائشة', 'عايشه'],
    ['مُسْتَشْفَى', 'مستشفي'],
    ['علی', 'علي'],
    ['José MUÑOZ', 'jose munoz'],
    ['Łukasz Straße', 'lukasz strasse'],
    ['٠٥٠ ۱۲۳', '050 123'],
    ['İstanbul', 'istanbul'],
  ])('takes %s for %s', (written, plain) => expect(folded(written)).toBe(plain));

  it('keeps what no keyboard types, which separates the names of an index', () =>
    expect(folded('\u0000A\u0001\u0002\u0003\nÉ')).toBe('\u0000a\u0001\u0002\u0003\ne'));

  const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
  const arabicText = fc.string({
    unit: fc.constantFrom(...Array.from('أإآٱاةهىيؤوئءـًٌٍَُِّْ٠٩۰۹ بتكک')),
    maxLength: 30,
  });

  it('changes nothing that is folded already', () =>
    fc.assert(fc.property(fc.oneof(anyText, arabicText), (text) => folded(folded(text)) === folded(text))));

  it('finds a text by itself, in any case, and with marks or tatweel put in', () =>
    fc.assert(
      fc.property(arabicText, fc.constantFrom('\u064e', '\u0651', '\u0640'), (text, mark) =>
        expect(folded(Array.from(text).join(mark))).toBe(folded(text)),
      ),
    ));

  it('finds the parts of a text in it', () =>
    fc.assert(
      fc.property(arabicText, arabicText, (one, other) =>
        expect(folded(one + other)).toBe(folded(one) + folded(other)),
      ),
    ));

  it('is what lower case is for plain letters', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => folded(text) === text.toLowerCase())));
});
