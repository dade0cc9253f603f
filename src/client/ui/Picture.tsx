import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useState } from 'react';

import { initialsOf, safeSource } from '#client/lib/text';

interface PictureProps {
  name: string;
  /** An address from data; the initials stand in where it is missing, unsafe or cannot be loaded (Spec 1 §2). */
  src?: string | null;
  /** Pixels. */
  size?: number;
}

/** The round picture of a person or a place, beside its name. */
export function Picture({ name, src, size = 28 }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = safeSource(src);
  const usable = source === broken ? null : source;
  return (
    <Circle aria-hidden style={{ width: size, height: size, fontSize: size * 0.39 }}>
      {usable ? (
        <img
          src={usable}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => {
            setBroken(usable);
          }}
        />
      ) : (
        initialsOf(name)
      )}
    </Circle>
  );
}

/** Every row of a table has one: its styles are made once for a theme. */
const Circle = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: 600,
    backgroundColor: theme.vars.palette.accentSoft,
    color: theme.vars.palette.primary.main,
    img: { objectFit: 'cover' },
  })),
);
