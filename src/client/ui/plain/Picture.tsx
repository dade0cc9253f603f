import { useContext, useState, type ReactNode } from 'react';

import { safeSource } from '#client/device/pictureSource';
import { initialsOf } from '#client/lib/text';
import { PicturesWanted } from '../page/pictures';
import styles from './Picture.module.css';

interface PictureProps {
  name: string;
  /** An address from data; the initials stand in where it is missing, unsafe or cannot be loaded (Spec 1 §2). */
  src?: string | null;
  /** Pixels. */
  size?: number;
  /** What stands in for it in place of the initials. */
  standIn?: ReactNode;
}

/** Addresses that could not be loaded; they are not asked again until the page is loaded anew. */
const failed = new Set<string>();

/** The round picture of a person, place or thing beside its name; the initials stand in until it has been loaded. */
export function Picture({ name, src, size = 28, standIn }: PictureProps) {
  const isWanted = useContext(PicturesWanted);
  const [settled, setSettled] = useState<string | null>(null);
  const source = safeSource(src);
  const usable = isWanted && source !== null && !failed.has(source) ? source : null;
  const isLoaded = usable !== null && usable === settled;
  return (
    <span className={styles.picture} aria-hidden style={{ width: size, height: size, fontSize: size * 0.39 }}>
      {usable === null ? (
        (standIn ?? initialsOf(name))
      ) : (
        <>
          {!isLoaded && <span>{standIn ?? initialsOf(name)}</span>}
          <img
            src={usable}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            onLoad={() => setSettled(usable)}
            onError={() => {
              failed.add(usable);
              setSettled(usable);
            }}
          />
        </>
      )}
    </span>
  );
}
