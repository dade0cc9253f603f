import { useState } from 'react';

import { initialsOf, safeSource } from '#client/lib/text';
// A stylesheet, because every row of a table has a picture: MUI's `styled` would work out its styles for each.
import './Picture.css';

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
    <span className="picture" aria-hidden style={{ width: size, height: size, fontSize: size * 0.39 }}>
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
    </span>
  );
}
