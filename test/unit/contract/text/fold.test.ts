import fc from 'fast-check';

import { phoneInPlace } from '#client/lib/phone';
import { folded, searchTest, searchWords } from '#contract/text/fold';

describe('folding a text for a search', () => {
  it.each(['أحمد', 'إحمد', 'آحمد', 'ٱحمد', 'أَحْمَد', 'أحمـد', 'ٲحمد', 'ٳحمد', 'أحمدۥۦ', '\u200fأحمد\u200f', 'احمد'])(
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
    ['شيماء', 'شيما'],
    ['ہدیٰ', 'هدي'],
    ['فاطمۃ', 'فاطمه'],
    ['ھاني', 'هاني'],
    ['مەها', 'مهها'],
    ['علے', 'علي'],
    ['شاہدہ خاں', 'شاهده خان'],
    ['مۓ ۂ ۀ', 'مي ه ه'],
    ['ماٴ ٵ', 'ما ا'],
    ['ڪمال کمال', 'كمال كمال'],
    ['José MUÑOZ', 'jose munoz'],
    ['Łukasz Straße', 'lukasz strasse'],
    ['٠٥٠ ۱۲۳', '050 123'],
    ['İstanbul', 'istanbul'],
    ["Al - Zaabi  O'Neil", 'al zaabi o neil'],
    ['Al‑Zaabi\u00a0O’Neil', 'al zaabi o neil'],
  ])('takes %s for %s', (written, plain) => expect(folded(written)).toBe(plain));

  it('keeps what no keyboard types, which separates the names of an index', () =>
    expect(folded('\u0000A\u0001\u0002\u0003É')).toBe('\u0000a\u0001\u0002\u0003e'));

  const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
  const arabicText = fc.string({
    unit: fc.constantFrom(...Array.from('أإآٱٲٳٵٴاةۃهہۂۀھەىيیےۓؤوئءںنـۥۦًٌٍَُِّْ٠٩۰۹بتكکڪ')),
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

  it('is the same of plain letters whichever way it takes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) =>
        expect(folded(text)).toBe(folded(text + 'é').slice(0, -1)),
      ),
    ));
});

const finds = (typed: string, name: string) => searchTest(typed)(folded(name));

describe('a search', () => {
  it.each([
    ['عبدالرحمن', 'عبد الرحمن'],
    ['المهيري', 'ال مهيري'],
    ['أبو سعيد', 'ابوسعيد'],
    ['بن راشد', 'بنراشد'],
    ['Al Suwaidi', 'Al-Suwaidi'],
    ['Al Suwaidi', 'alsuwaidi'],
    ['Al-Suwaidi', 'ALSUWAIDI'],
    ["O'Neil", 'O’Neil'],
    ["O'Neil", 'oneil'],
    ["D'Costa", 'Dcosta'],
    ['Anne-Marie', 'annemarie'],
    ['Anne-Marie', 'Anne Marie'],
    ['Mc Donald', 'McDonald'],
    ['De la Cruz', 'Dela Cruz'],
    ['van der Berg', 'vanderberg'],
    ['bin Rashid', 'BinRashid'],
    ['Sa‘eed', 'saeed'],
  ])('finds "%s" by "%s", and the other way round', (one, other) => {
    expect(finds(one, `Omar ${other} Khan`)).toBe(true);
    expect(finds(other, `Omar ${one} Khan`)).toBe(true);
  });

  it.each([
    ['rana', 'Omar Anas'],
    ['dana', 'Khalid Anas'],
    ['نسر', 'حسن سرور'],
    ['zaabi noor', 'Al Zaabi'],
    ['jane-mary', 'Mary-Jane'],
  ])('by "%s" does not find "%s"', (typed, name) => expect(finds(typed, name)).toBe(false));

  it.each([
    ['suwaidi noura', 'Noura Al Suwaidi'],
    ['سويدي نوره', 'نورة ال سويدي'],
    ['د. نورة', 'Dr. نورة'],
    ['dr. noura', 'Prof. Noura'],
    ['LAB-12', 'LAB‑12'],
    ['- noura -', 'Noura'],
    ['  ', 'Noura'],
    ['omaranas', 'Omar Anas'],
    ['(noura)', 'Dr. (Noura) Salem'],
    ['24-7', 'Clinic 24-7'],
  ])('by "%s" finds "%s", its words in any order', (typed, name) => expect(finds(typed, name)).toBe(true));

  const names = fc.array(fc.constantFrom('al', 'abu', 'bin', 'van', 'noor', 'salem', 'ابو', 'ال', 'بن', 'راشد'), {
    minLength: 1,
    maxLength: 5,
  });
  const joint = fc.constantFrom(' ', '-', "'", '’', '', '\u00a0', ' - ');

  it('finds a name however its words are joined, in both directions', () =>
    fc.assert(
      fc.property(names, fc.array(joint, { minLength: 5, maxLength: 5 }), (words, joints) => {
        const joined = words.map((word, at) => (at === 0 ? '' : (joints[at] ?? '')) + word).join('');
        expect(finds(joined, `x ${words.join(' ')}`)).toBe(true);
        expect(finds(words.join(' '), `x ${joined}`)).toBe(true);
      }),
    ));

  it('of letters that only regular expressions know finds these letters', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('.*+?()[]{}|^$\\/ab')), minLength: 1 }), (text) =>
        expect(finds(text, `x${text}y`)).toBe(true),
      ),
    ));

  it.each([
    ['  Éva   Nasser ', ['eva', 'nasser']],
    ['Al-Zaabi', ['al zaabi']],
    ['+971 (0)50 123-4567', ['971501234567']],
    ['٠٥٠ ١٢٣', ['050123']],
    ['noura 050 123', ['noura', '050', '123']],
    ['24/7', ['24/7']],
    ['د. نورة', ['نوره']],
    ['د.', ['د.']],
    [' ', []],
    ["-'", []],
  ])('for "%s" looks for the words %j', (typed, words) => expect(searchWords(typed)).toEqual(words));
});

describe('a search for a phone', () => {
  const findsPhone = (typed: string, phone: string) =>
    searchTest(typed)(`${folded('Clinic 2')} ${phoneInPlace(phone).plain}`);

  it.each([
    '0529876543',
    '052 987 6543',
    '+971529876543',
    '00971 52 9876543',
    '٠٥٢ ٩٨٧ ٦٥٤٣',
    '(052) 987-6543',
    '9876',
    '529',
    'clinic 052 987',
  ])('finds it by %s, however it is written', (typed) => {
    for (const written of [
      '+971529876543',
      '052 987 6543',
      '00971-52-9876543',
      '+971 (0)52 987 6543',
      '04 333 2211 / 0529876543',
    ])
      expect([written, findsPhone(typed, written)]).toEqual([written, true]);
  });

  it.each([
    ['020 7946 0958', '+44 20 7946 0958', true],
    ['442079460958', '+44 20 7946 0958', true],
    ['8001234', '800 1234', true],
    ['999', '999', true],
    ['0529876544', '+971529876543', false],
    ['52', '+971529876543', false],
    ['2', '', true],
  ])('by %s finds in %s: %p', (typed, phone, isFound) => expect(findsPhone(typed, phone)).toBe(isFound));
});
