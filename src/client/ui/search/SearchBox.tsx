import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';

import { IconAction } from '../IconAction';
import { uiMessages } from '../messages';
import { usePageKey } from '../usePageKey';
import { useT } from '../useT';

interface SearchBoxProps {
  value: string;
  placeholder: string;
  /** Its accessible name, when the placeholder is not enough. */
  label?: string;
  onChange: (text: string) => void;
  /** Enter. */
  onSubmit?: () => void;
  /** The arrow down, which leads to what was found. */
  onArrowDown?: () => void;
}

/** The search of a section; `/` puts the cursor into it from anywhere on the page. */
export function SearchBox({
  value,
  placeholder,
  label = placeholder,
  onChange,
  onSubmit,
  onArrowDown,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  usePageKey('/', () => input.current?.select());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      style={{ flex: '1 1 160px', maxInlineSize: 420, containerType: 'inline-size' }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        type="text"
        value={value}
        placeholder={placeholder}
        inputRef={input}
        slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': '/', autoComplete: 'off', spellCheck: false } }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.stopPropagation();
            onChange('');
          }
          if (event.key === 'ArrowDown' && onArrowDown) {
            event.preventDefault();
            onArrowDown();
          }
        }}
        sx={{
          input: { textOverflow: 'ellipsis' },
          kbd: { display: 'none', '@container (min-width: 320px)': { display: { xs: 'none', sm: 'block' } } },
        }}
        startAdornment={
          <Box sx={{ display: 'flex', marginInlineEnd: 1, color: 'action.active' }}>
            <Search size={16} />
          </Box>
        }
        endAdornment={<ClearButton isShown={value !== ''} onClick={clear} />}
      />
    </form>
  );
}

/** Empties the search; while it is empty, the key that leads to it stands there. */
function ClearButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const t = useT();
  if (!isShown) return <kbd aria-hidden>/</kbd>;
  return <IconAction label={t(uiMessages.clearSearch)} icon={<X size={16} />} onClick={onClick} />;
}
