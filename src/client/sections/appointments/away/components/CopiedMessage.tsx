import Box from '@mui/material/Box';

import { listMessages } from '#client/sections/appointments/list/messages';
import { useT } from '#client/ui/language/useT';
import { callMessages } from '../afterMessages';

/** A message that was to be copied: its text, or `null` where it could not be written in its language. */
export type Copying = { patient: string | null } & (
  { text: null } | { text: string; isCopied: boolean; isArabic: boolean }
);

/** Says whose message was copied, and shows it as text to copy where the browser did not take it. */
export function CopiedMessage({ copying }: { copying: Copying | null }) {
  const t = useT();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, fontSize: 13 }}>
      {copying && (copying.text === null ? t(callMessages.notFetched) : <Text {...copying} />)}
    </Box>
  );
}

function Text({ patient, text, isCopied, isArabic }: Extract<Copying, { text: string }>) {
  const t = useT();
  if (isCopied) return t(callMessages.copied, { patient: patient ?? t(listMessages.unknownPatient) });
  return (
    <>
      <span>{t(callMessages.notCopied)}</span>
      <Box
        // What has been shown is marked, ready for the keys that copy.
        ref={(element: HTMLElement | null) => {
          if (element) window.getSelection()?.selectAllChildren(element);
        }}
        component="blockquote"
        lang={isArabic ? 'ar' : 'en'}
        dir={isArabic ? 'rtl' : 'ltr'}
        translate="no"
        sx={{
          margin: 0,
          padding: '8px 12px',
          borderRadius: 1,
          bgcolor: 'accentSoft',
          whiteSpace: 'pre-wrap',
          userSelect: 'all',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </>
  );
}
