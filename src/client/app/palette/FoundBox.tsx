import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import type { FoundThing } from '#client/state/findable';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { directionOf } from '#client/ui/language/directionOf';
import { OwnText } from '#client/ui/language/OwnText';
import { PatientName } from '#client/ui/language/PatientName';
import { useT } from '#client/ui/language/useT';
import { PatientPicture } from '#client/ui/plain/PatientPicture';
import { paletteMessages } from './first';
import { KindIcon } from './KindIcon';
import type { FoundLine } from './lines';
import { kindMessages, searchMessages } from './messages';
import { useFoundLines, type Finder } from './useFoundLines';

interface FoundBoxProps extends Finder {
  onChosen: (finding: FoundThing) => void;
  onClose: () => void;
}

/** How the lines behave, whatever they are. */
const LISTED = {
  open: true,
  autoHighlight: true,
  // With it a line in focus stays so, also when nothing but the status is drawn anew.
  disableCloseOnSelect: true,
  forcePopupIcon: false,
  handleHomeEndKeys: false,
  value: null,
  filterOptions: (all: FoundLine[]) => all,
  groupBy: ({ group }: FoundLine) => group,
  getOptionKey: ({ id }: FoundLine) => id,
  // By this the line in focus is known again, and no other is called the same.
  getOptionLabel: ({ id }: FoundLine) => id,
  slots: { popper: InPlace },
} as const;

/** The field and what it finds; the first line has the focus, and no answer that comes late moves it. */
export function FoundBox({ onChosen, onClose, ...finder }: FoundBoxProps) {
  const t = useT();
  const { typed, type, lines, asked } = useFoundLines(finder);
  const isEmpty = typed.trim() === '';
  return (
    <>
      <Autocomplete
        {...LISTED}
        inputValue={typed}
        options={lines}
        noOptionsText={t(isEmpty ? searchMessages.typeMore : searchMessages.nothing)}
        slotProps={{ paper: { elevation: 0 }, listbox: { 'aria-label': t(paletteMessages.title), sx: LIST } }}
        onInputChange={(_, text, reason) => {
          if (reason === 'input' || reason === 'clear') type(text);
        }}
        onChange={(_, line) => {
          if (line) onChosen(line);
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderGroup={({ key, group, children }) => (
          <Group key={key} group={group as FoundLine['group']}>
            {children}
          </Group>
        )}
        renderOption={({ key, ...props }, line) => (
          <li key={key} {...props}>
            <Line {...line} />
          </li>
        )}
        renderInput={({ id, slotProps: { input, htmlInput } }) => (
          <InputBase
            {...input}
            id={id}
            fullWidth
            placeholder={t(searchMessages.placeholder)}
            startAdornment={<Search size={18} aria-hidden style={{ flex: 'none' }} />}
            slotProps={{ input: { ...htmlInput, 'aria-label': t(paletteMessages.title) } }}
            sx={{ gap: 1.5, paddingInline: 2, minHeight: 56, borderBlockEnd: 1, borderColor: 'divider' }}
          />
        )}
      />
      <Status {...{ asked, isEmpty }} count={lines.length} />
    </>
  );
}

const LIST = { maxHeight: '60dvh' };

interface StatusProps {
  asked: 'asking' | 'answered' | 'unasked';
  isEmpty: boolean;
  count: number;
}

/** What the keys do, and how many lines there are, as a screen reader says it; the list says that there is none. */
function Status({ asked, isEmpty, count }: StatusProps) {
  const t = useT();
  const counted = isEmpty || count === 0 ? '' : t(searchMessages.count, { count });
  return (
    <Foot>
      {asked === 'unasked' ? <span>{t(searchMessages.unasked)}</span> : <KeyHints text={t(searchMessages.keys)} />}
      <span role="status">{asked === 'asking' ? t(searchMessages.looking) : counted}</span>
    </Foot>
  );
}

/** The lines stand in the dialog itself, not above it. */
function InPlace({ children }: ComponentProps<typeof Popper>) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}

function Group({ group, children }: { group: FoundLine['group']; children: ReactNode }) {
  const t = useT();
  const id = useId();
  const [kind, place] = group.split('/') as [keyof typeof kindMessages | 'recent', string];
  const label = kind === 'recent' ? t(searchMessages.recent) : t(kindMessages[kind]);
  return (
    <li role="presentation">
      <Box id={id} sx={{ paddingInline: 2, paddingBlock: '8px 4px', fontSize: 12, color: 'text.secondary' }}>
        {place === '0' ? label : t(searchMessages.further, { kind: label })}
      </Box>
      <Box component="ul" role="group" aria-labelledby={id} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </li>
  );
}

function Line({ kind, label, detail, picture, keys }: FoundLine) {
  const t = useT();
  const text = detail ? t(detail) : '';
  return (
    <>
      {typeof label === 'string' && picture !== undefined ? (
        <Box sx={{ flex: 'none', marginInlineEnd: 1.5 }}>
          <PatientPicture name={label} src={picture} size={24} />
        </Box>
      ) : (
        <KindIcon kind={kind} />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        {typeof label === 'string' ? (
          <PatientName name={kind === 'patient' ? label : null}>
            <OwnText>{label}</OwnText>
          </PatientName>
        ) : (
          <span>{t(label)}</span>
        )}
        {text && (
          <Box dir={directionOf(detail ?? '')} sx={{ fontSize: 12, color: 'text.secondary' }}>
            {text}
          </Box>
        )}
      </div>
      {keys && <Keys dir="ltr">{keys}</Keys>}
    </>
  );
}

const Keys = styled('kbd')(({ theme }) => ({
  flex: 'none',
  marginInlineStart: 12,
  padding: '1px 6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: 12,
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 36,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 12,
  color: theme.vars.palette.text.secondary,
}));
