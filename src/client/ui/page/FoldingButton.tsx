import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

import { useIsNarrow, useIsPhone } from './useMedia';

interface FoldedButtonProps extends Omit<ButtonProps, 'startIcon' | 'children'> {
  label: string;
  icon: ReactNode;
  /** Whether its icon stands alone. */
  isFolded: boolean;
}

interface FoldingButtonProps extends Pick<ButtonProps, 'aria-haspopup' | 'aria-expanded' | 'disabled' | 'onClick'> {
  label: string;
  icon: ReactNode;
  /**
   * Whether its icon stands alone where the window is no wider than a tablet. On a phone the tools of a list stand in a
   * sheet, by their names; what stands elsewhere folds there too.
   */
  isFolding: boolean | 'onPhonesToo';
}

/** A small button of a row of tools, whose name gives way where there is little room. */
export function FoldingButton({ isFolding, ...button }: FoldingButtonProps) {
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  const isFolded = isNarrow && (isPhone ? isFolding === 'onPhonesToo' : isFolding !== false);
  return <FoldedButton size="small" isFolded={isFolded} sx={isFolded ? ALONE : undefined} {...button} />;
}

const ALONE = { minWidth: 36, minHeight: 30 };

/** A button with a name beside its icon, or with the icon alone, which has the name then. */
export function FoldedButton({ label, icon, isFolded, ...button }: FoldedButtonProps) {
  return (
    <Button
      color="inherit"
      startIcon={isFolded ? undefined : icon}
      {...(isFolded && { 'aria-label': label, title: label })}
      {...button}
    >
      {isFolded ? icon : <span>{label}</span>}
    </Button>
  );
}
