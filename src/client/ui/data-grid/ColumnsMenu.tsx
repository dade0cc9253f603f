import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3 } from 'lucide-react';

import { useT } from '../language/useT';
import { DENSITIES, type GridLayout } from './gridLayout';
import { MenuButton } from './MenuButton';
import { gridMessages } from './messages';

interface ColumnsMenuProps {
  columns: readonly { id: string; header: string; isFixed?: boolean }[];
  layout: GridLayout;
  onChange: (part: Partial<GridLayout>) => void;
}

/** The menu that shows and hides the columns of a grid, and says how high its rows are. */
export function ColumnsMenu({ columns, layout: { hidden, density }, onChange }: ColumnsMenuProps) {
  const t = useT();
  const withOrWithout = (id: string) => (hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  const choice = (
    id: string,
    role: 'menuitemcheckbox' | 'menuitemradio',
    label: string,
    isChosen: boolean,
    part: Partial<GridLayout>,
  ) => (
    <MenuItem key={id} role={role} aria-checked={isChosen} sx={{ gap: 1 }} onClick={() => onChange(part)}>
      <Check size={15} aria-hidden style={{ visibility: isChosen ? 'visible' : 'hidden' }} />
      {label}
    </MenuItem>
  );
  return (
    <MenuButton isFolding label={t(gridMessages.columns)} icon={<Columns3 size={15} />}>
      {() => [
        ...columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ id, header }) =>
            choice(id, 'menuitemcheckbox', header, !hidden.includes(id), { hidden: withOrWithout(id) }),
          ),
        <MenuItem key="all" disabled={hidden.length === 0} onClick={() => onChange({ hidden: [] })}>
          {t(gridMessages.allColumns)}
        </MenuItem>,
        <Divider key="line" component="li" />,
        ...DENSITIES.map((one) =>
          choice(one, 'menuitemradio', t(gridMessages[one]), one === density, { density: one }),
        ),
      ]}
    </MenuButton>
  );
}
