import { use } from 'react';

import { Discreet } from '../language/discreet';
import { Picture } from './Picture';

interface PatientPictureProps {
  name: string;
  src: string | null;
  /** Pixels. */
  size?: number;
}

/** The picture of a patient, in whose place a discreet screen has the initials. */
export function PatientPicture({ name, src, size }: PatientPictureProps) {
  return <Picture name={name} src={use(Discreet) ? null : src} {...(size && { size })} />;
}
