import { titledDoctor } from '#client/lib/doctorName';
import type { Text } from '#client/lib/text';
import { listMessages } from './messages';

/** How the doctor of an appointment is called wherever one is shown, or what stands for an unknown one (Spec 1 §2). */
export function calledDoctor(name: string | null | undefined): Text {
  return titledDoctor(name ?? '') ?? listMessages.unknownDoctor;
}
