import type { StoredDoctor } from '#client/entities/clinic';
import type { Described, SecondLine } from '#client/lib/namesakes';
import { fullName, namesOf, textOf } from '#client/lib/text';
import type { Id } from '#contract/common';

/** A doctor of the directory, with what may tell namesakes apart. */
export function describedDoctor(
  doctor: Pick<StoredDoctor, 'id' | 'first_name' | 'last_name' | 'specializations' | 'phone_number'>,
): Described {
  const details = [namesOf(doctor.specializations).join(', '), textOf(doctor.phone_number)];
  return { id: String(doctor.id), name: fullName(doctor), details };
}

/** What stands under the name of a doctor of whom there are several; the empty text of one who is alone. */
export function namesakeLine(lines: ReadonlyMap<string, SecondLine>, id: Id): string {
  const told = lines.get(String(id));
  return told?.isNamesake ? told.line : '';
}
