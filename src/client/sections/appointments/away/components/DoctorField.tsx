import type { Text } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';

/** Whose patients a plan is about; patients are moved within one doctor (Spec 1 §4), so that there is no choice. */
export function DoctorField({ called }: { called: Text }) {
  const t = useT();
  return (
    <LabeledInput
      name="doctor"
      label={t(listMessages.doctor)}
      value={t(called)}
      inputProps={{ readOnly: 'readonly' }}
      onChange={nothing}
    />
  );
}

function nothing(): void {
  // A settled field cannot be changed.
}
