import { longDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { catalogueMessages } from '#client/sections/home-services/catalogue/messages';
import { homeMessages } from '#client/sections/home-services/messages';
import { isArabic } from '#client/ui/language/arabic';
import { OwnText } from '#client/ui/language/OwnText';
import { translated, type Language } from '#client/ui/language/useT';
import { Paper } from '#client/ui/page/Paper';
import type { DateText, Locale } from '#contract/common';
import { linkMessages } from '../messages';
import { priceListMessages } from './messages';
import { nameIn, type NamesOnPaper, type PriceChapter, type PriceLine } from './priceList';

interface PrintedPriceListProps {
  provider: NamesOnPaper;
  date: DateText;
  chapters: readonly PriceChapter[];
  /** One, or two whose names stand on either side of the prices. */
  languages: readonly Language[];
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** Opens the print dialog of the browser with a price list alone; a browser repeats its head and foot on each page. */
export function PrintedPriceList({ provider, date, chapters, languages, onPrinted }: PrintedPriceListProps) {
  const width = languages.length + 2;
  const foot = (locale: Locale) =>
    say(priceListMessages.foot, { provider: nameIn(provider, locale), date: longDate(date) });
  return (
    <Paper name="price-list" looks={LOOKS} onPrinted={onPrinted}>
      <table {...spoken(languages[0])}>
        <thead>
          <tr>
            <th colSpan={width} className="whose">
              <strong>
                <Words languages={languages} textIn={(locale) => nameIn(provider, locale)} />
              </strong>
              <Words languages={languages} textIn={() => priceListMessages.title} />
            </th>
          </tr>
          <Heads languages={languages} />
        </thead>
        <tfoot>
          <tr>
            <td colSpan={width}>
              <Words languages={languages} textIn={foot} />
            </td>
          </tr>
        </tfoot>
        {chapters.map(({ kind, title, lines }) => (
          <tbody key={kind}>
            <tr className="chapter">
              <th colSpan={width}>
                <Words languages={languages} textIn={() => title} />
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.id} line={line} languages={languages} />
            ))}
          </tbody>
        ))}
      </table>
    </Paper>
  );
}

function Heads({ languages }: Pick<PrintedPriceListProps, 'languages'>) {
  const [first, second] = languages;
  return (
    <tr className="columns">
      <Head language={first} text={homeMessages.name} />
      <th className="code">
        <Words languages={languages} textIn={() => catalogueMessages.code} />
      </th>
      <th className="price" dir="ltr">
        <Words languages={languages} textIn={() => linkMessages.priceInAed} />
      </th>
      {second && <Head language={second} text={homeMessages.name} />}
    </tr>
  );
}

function Head({ language, text }: { language: Language | undefined; text: Text }) {
  return language && <th {...spoken(language)}>{translated(language, text)}</th>;
}

function Line({ line, languages }: { line: PriceLine } & Pick<PrintedPriceListProps, 'languages'>) {
  const [first, second] = languages;
  return (
    <tr>
      <Name language={first} line={line} name={first && nameIn(line.names, localeOf(first))} />
      <td className="code">
        <bdi dir="ltr">{line.code}</bdi>
      </td>
      <td className="price" dir="ltr">
        {line.price ?? NONE}
      </td>
      {second && <Name language={second} line={line} name={line.names[localeOf(second)] ?? NONE} />}
    </tr>
  );
}

interface NameProps {
  language: Language | undefined;
  line: PriceLine;
  name: Text | undefined;
}

function Name({ language, line: { minutes, isAvailable }, name }: NameProps) {
  if (!language) return null;
  return (
    <td {...spoken(language)}>
      <OwnText>{translated(language, name ?? '')}</OwnText>
      {minutes !== null && <small>{translated(language, linkMessages.minutesValue, { value: minutes })}</small>}
      {!isAvailable && <small>{translated(language, homeMessages.unavailable)}</small>}
    </td>
  );
}

/** Words in each language, side by side. */
function Words({ languages, textIn }: { languages: readonly Language[]; textIn: (locale: Locale) => Text }) {
  return (
    <span className="words">
      {languages.map((language) => (
        <span key={language.locale} {...spoken(language)}>
          {translated(language, textIn(localeOf(language)))}
        </span>
      ))}
    </span>
  );
}

/** What stands for a price or a name that there is not. */
const NONE = '—';

function localeOf(language: Language): Locale {
  return isArabic(language) ? 'ar' : 'en';
}

function spoken(language: Language | undefined) {
  const lang = language ? localeOf(language) : 'en';
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' } as const;
}

const LOOKS = {
  '.price-list': {
    '& :is(th, td)': { fontWeight: 400 },
    // Not like their neighbours of the other language, as elsewhere on the page.
    '& tr > [lang][dir]': { textAlign: 'start' },
    '& .words': { display: 'flex', justifyContent: 'space-between', gap: '4mm' },
    '& small': { display: 'block', fontSize: '8pt', color: '#444' },
    '& .code': { width: '20%' },
    '& td.code': { fontSize: '8.5pt' },
    '& .price': { width: '18%', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .whose': { paddingInline: 0, paddingBlockEnd: '3mm', borderBlockEnd: 0 },
    '& .whose strong': { fontSize: '15pt', fontWeight: 600 },
    '& .columns th': { borderBlockEnd: '0.3mm solid #000', fontWeight: 600 },
    '& .columns .words': { flexDirection: 'column', gap: 0 },
    '& .columns .price .words': { alignItems: 'end' },
    '& .chapter th': { paddingBlockStart: '5mm', fontSize: '11.5pt', fontWeight: 600 },
    '& .chapter': { breakAfter: 'avoid' },
    '& tfoot td': {
      paddingBlockStart: '3mm',
      paddingInline: 0,
      borderBlockEnd: 0,
      fontSize: '8.5pt',
      color: '#444',
    },
  },
};
