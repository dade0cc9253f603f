import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import type { Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { importTexts } from '../messages';
import type { ReadFile } from '../useFile';

interface FileOriginProps {
  file: Pick<ReadFile, 'name' | 'table'>;
  isSending: boolean;
  /** Why another sheet of it is not taken. */
  fault: Text | null;
  onSheet: (sheet: string) => void;
}

/** What a difference comes of: a file, and which sheet of a workbook, where there are others to choose. */
export function FileOrigin({ file: { name, table }, isSending, fault, onSheet }: FileOriginProps) {
  const t = useT();
  const { sheets } = table;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        <Box component="span" dir={directionOf(name)} sx={{ overflowWrap: 'anywhere' }}>
          {sheets ? t(importTexts.sheetOf, { name, sheet: sheets.read }) : t(name)}
        </Box>
        {sheets && sheets.names.length > 1 && (
          <TextField
            select
            size="small"
            label={t(importTexts.sheet)}
            value={sheets.read}
            disabled={isSending}
            onChange={(event) => onSheet(event.target.value)}
            sx={{ width: 200, marginBlockStart: 0.75 }}
          >
            {sheets.names.map((sheet) => (
              <MenuItem key={sheet} value={sheet}>
                <bdi>{sheet}</bdi>
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {fault && (
        <PlainAlert severity="error">
          <span dir={directionOf(fault)}>{t(fault)}</span>
        </PlainAlert>
      )}
    </>
  );
}
