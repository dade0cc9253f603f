import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { Therapist } from '#contract/homeServices/staff';
import { useTherapyChoices } from '../catalogue/useChoices';
import { therapistKind, therapistTexts } from '../kinds/therapist';
import { useKind } from '../shared/kind/useKind';
import { useFilter } from '../shared/useFilter';
import { staffMessages } from './messages';
import { StaffTable, type StaffView } from './StaffTable';
import { TherapistForm } from './TherapistForm';

const VIEW: StaffView<Therapist> = {
  name: 'therapists',
  texts: therapistTexts,
  work: { header: staffMessages.therapyType, of: (therapist) => therapist.therapy_type_name },
  fee: { header: staffMessages.sessionFee, of: (therapist) => therapist.session_fee },
  more: certificationsColumn,
};

/** The therapists of a provider (Spec 2 §2.3). */
export function TherapistsPart({ provider }: { provider: Id }) {
  const t = useT();
  const [therapy, choose] = useFilter('therapy');
  const tab = useKind(therapistKind, { provider: String(provider), therapy_type: therapy || undefined });
  const therapies = useTherapyChoices();
  return (
    <>
      <StaffTable
        view={VIEW}
        tab={tab}
        narrowing={{
          label: t(staffMessages.therapyType),
          value: therapy,
          choices: therapies.choices,
          onChange: choose,
        }}
        choices={[therapies.list]}
      />
      {tab.form && <TherapistForm {...tab.form} provider={provider} therapies={therapies.choices} />}
    </>
  );
}

function certificationsColumn(t: Translate): GridColumn<Therapist> {
  return {
    id: 'certifications',
    header: t(staffMessages.certifications),
    minWidth: 120,
    grow: 1.4,
    value: ({ certifications }) => certifications,
  };
}
