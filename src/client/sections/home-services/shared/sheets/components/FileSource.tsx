import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';

import type { Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { importTexts } from '../messages';

interface FileSourceProps {
  /** What is being read. */
  reading: Text | null;
  /** Why the last file was not taken. */
  fault: Text | null;
  onFile: (file: File) => void;
  onPaste: (text: string) => void;
  onStop: () => void;
  onTemplate: () => void;
}

const TYPES = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a table comes from: a file that is chosen or dropped, or a paste; and the template that shows its columns. */
export function FileSource({ reading, fault, onFile, onPaste, onStop, onTemplate }: FileSourceProps) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{ display: 'grid', gap: 2, outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main' }}
    >
      <div>{t(importTexts.intro)}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton onFile={onFile} />
        <Button startIcon={<Download size={16} />} onClick={onTemplate}>
          {t(importTexts.template)}
        </Button>
      </Box>
      <TextField
        size="small"
        label={t(importTexts.paste)}
        value=""
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      />
      {fault && (
        <PlainAlert severity="error">
          <span dir={directionOf(fault)}>{t(fault)}</span>
        </PlainAlert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <span role="status">{reading && t(importTexts.reading, { name: reading })}</span>
        {reading && (
          <Button size="small" onClick={onStop}>
            {t(importTexts.stop)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The browser's own input, which the keyboard reaches, lies unseen over a button of ours. */
function FileButton({ onFile }: Pick<FileSourceProps, 'onFile'>) {
  const t = useT();
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        borderRadius: 1,
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Button component="span" variant="outlined" tabIndex={-1} aria-hidden startIcon={<FileUp size={16} />}>
        {t(importTexts.chooseFile)}
      </Button>
      <Box
        component="input"
        type="file"
        accept={TYPES}
        aria-label={t(importTexts.file)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 }}
      />
    </Box>
  );
}
