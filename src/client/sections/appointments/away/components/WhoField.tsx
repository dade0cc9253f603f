import type { Text } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';

interface WhoFieldProps {
  /** Whether it is a place that is closed, by whose name it goes then. */
  isPlace?: boolean;
  called: Text;
}

/** Whose patients a plan is about; patients are moved within one doctor (Spec 1 §4), so that there is no choice. */
export function WhoField({ isPlace = false, called }: WhoFieldProps) {
  const t = useT();
  return (
    <LabeledInput
      name="who"
      label={t(isPlace ? listMessages.location : listMessages.doctor)}
      value={t(called)}
      inputProps={{ readOnly: 'readonly' }}
      onChange={nothing}
    />
  );
}

function nothing(): void {
  // A settled field cannot be changed.
}
