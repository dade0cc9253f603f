import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { use, useState } from 'react';

import type { Message } from '#client/lib/text';
import { WHOLE } from '#client/sections/home-services/catalogue/useCatalogueTab';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { ListFailures } from '#client/sections/home-services/shared/components/ListFailures';
import { useSelected } from '#client/state/useSelected';
import { useToday } from '#client/ui/clock/useClock';
import { arabicFor, isArabic } from '#client/ui/language/arabic';
import { uiMessages } from '#client/ui/language/messages';
import { ENGLISH, LanguageContext, useT, type Language } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { Id, Locale } from '#contract/common';
import { linkMessages } from '../messages';
import { priceListMessages } from './messages';
import { namesOnPaper } from './priceList';
import { PrintedPriceList } from './PrintedPriceList';
import { usePriceChapters } from './usePriceChapters';

/** Asks what of the prices of a provider is printed, and in which language, and prints it (decisions: spreadsheets). */
export function PriceListDialog({ provider, onClose }: { provider: Id; onClose: () => void }) {
  const t = useT();
  const today = useToday();
  const { locales, choice, isArabicMissing, print, printed } = usePaperLanguages();
  const { chapters, count, isReading, failed, ticks } = usePriceChapters(provider, locales[0] ?? 'en');
  const named = useSelected(homeProviderKind.selectRows, WHOLE)?.find(({ id }) => id === provider);
  return (
    <Modal
      title={t(linkMessages.printPriceList)}
      size="sm"
      isOpen
      closeLabel={t(uiMessages.cancel)}
      actions={
        <Button variant="contained" disabled={isReading || failed.length > 0 || count === 0} onClick={print}>
          {t(priceListMessages.print)}
        </Button>
      }
      onClose={onClose}
    >
      <SegmentedControl {...choice} label={t(priceListMessages.language)} />
      <Box component="fieldset" sx={{ display: 'grid', margin: 0, padding: 0, border: 0 }}>
        <Box component="legend" sx={{ padding: 0, color: 'text.secondary' }}>
          {t(priceListMessages.what)}
        </Box>
        {ticks.map((tick) => (
          <Tick key={tick.label.id} {...tick} />
        ))}
      </Box>
      <ListFailures lists={failed} />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {failed.length === 0 && (isReading ? t(uiMessages.loading) : t(priceListMessages.count, { count }))}
      </Box>
      {isArabicMissing && (
        <FormHelperText error role="alert">
          {t(priceListMessages.arabicMissing)}
        </FormHelperText>
      )}
      {printed && (
        <PrintedPriceList
          provider={namesOnPaper(named ?? {})}
          date={today}
          languages={printed}
          {...{ chapters }}
          onPrinted={onClose}
        />
      )}
    </Modal>
  );
}

interface TickProps {
  label: Message;
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

function Tick({ label, isOn, turn }: TickProps) {
  const t = useT();
  return (
    <FormControlLabel
      label={t(label)}
      control={<Checkbox size="small" checked={isOn} onChange={(_, isChecked) => turn(isChecked)} />}
    />
  );
}

const PAPERS = { english: ['en'], arabic: ['ar'], both: ['en', 'ar'] } as const satisfies Record<
  string,
  readonly Locale[]
>;

type Paper = keyof typeof PAPERS;

/** The choice of the languages on paper, that of the page at first; `printed` has them once they are there. */
function usePaperLanguages() {
  const t = useT();
  const language = use(LanguageContext);
  const [paper, setPaper] = useState<Paper>(isArabic(language) ? 'arabic' : 'english');
  const [isArabicMissing, setIsArabicMissing] = useState(false);
  const [printed, setPrinted] = useState<readonly Language[] | null>(null);
  const locales: readonly Locale[] = PAPERS[paper];
  const fetchAndPrint = async () => {
    const hasArabic = locales.includes('ar');
    if (hasArabic) await loadArabicLetters();
    const arabic = hasArabic ? await arabicFor(language) : ENGLISH;
    setIsArabicMissing(!arabic);
    if (arabic) setPrinted(locales.map((locale) => (locale === 'ar' ? arabic : ENGLISH)));
  };
  const choices = (['english', 'arabic', 'both'] as const).map((value) => ({
    value,
    label: t(priceListMessages[value]),
  }));
  return {
    locales,
    choice: { value: paper, choices, onChange: setPaper },
    isArabicMissing,
    print: () => void fetchAndPrint(),
    printed,
  };
}

/** Fetches the letters of Arabic, which paper would else be without. */
async function loadArabicLetters(): Promise<void> {
  const faces = ['400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"'];
  if ('fonts' in document) await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'ع')));
}
