import Chip from '@mui/material/Chip';

import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { chooserMessages } from './messages';
import { HALVES, type Half } from './times';

interface HalfChipsProps {
  half: Half | null;
  onChosen: (half: Half | null) => void;
}

/** Narrows times to a half of the day; the pressed one pressed again stands for both. */
export function HalfChips({ half, onChosen }: HalfChipsProps) {
  return HALVES.map((one) => (
    <ToggleChip
      key={one}
      label={chooserMessages[one]}
      isOn={half === one}
      onToggled={() => onChosen(half === one ? null : one)}
    />
  ));
}

/** A chip that is on or off. */
export function ToggleChip({ label, isOn, onToggled }: { label: Message; isOn: boolean; onToggled: () => void }) {
  const t = useT();
  return (
    <Chip
      size="small"
      label={t(label)}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={onToggled}
    />
  );
}
