import { aed } from '#client/lib/money';
import type { Translate } from '#client/lib/text';
import { fullName } from '#client/lib/text';
import type { Column } from '#client/ui/table/VirtualTable';
import type { Id } from '#contract/common';
import type { Therapist } from '#contract/homeServices/staff';
import { useTherapyChoices } from '../catalogue/useChoices';
import { messages } from '../messages';
import { ActiveChip } from '../shared/components/ActiveChip';
import { TableTab } from '../shared/resource/TableTab';
import { useResource } from '../shared/resource/useResource';
import { staffMessages } from './messages';
import { therapistResource } from './resources';
import { TherapistForm } from './TherapistForm';

const TEXTS = {
  list: staffMessages.therapists,
  add: staffMessages.addTherapist,
  empty: staffMessages.noTherapists,
  search: messages.searchByName,
};

/** The therapists of a provider (Spec 2 §2.3). */
export function TherapistsPart({ provider }: { provider: Id }) {
  const tab = useResource(therapistResource, { provider: String(provider) });
  const therapies = useTherapyChoices();
  return (
    <>
      <TableTab tab={tab} texts={TEXTS} columns={columnsIn} nameOf={fullName} choices={[therapies.list]} />
      {tab.isEditing && (
        <TherapistForm
          therapist={tab.editing}
          provider={provider}
          therapies={therapies.choices}
          save={tab.save}
          onSubmit={tab.submit}
          onClose={tab.close}
        />
      )}
    </>
  );
}

function columnsIn(t: Translate): readonly Column<Therapist>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(136px, 2fr)',
      cell: (therapist) => <bdi>{fullName(therapist)}</bdi>,
    },
    {
      id: 'therapy',
      header: t(staffMessages.therapyType),
      width: 'minmax(130px, 1.4fr)',
      cell: ({ therapy_type_name: name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'fee',
      header: t(staffMessages.sessionFee),
      width: 'minmax(120px, 1fr)',
      isNumber: true,
      cell: ({ session_fee: fee }) => t(aed(fee)),
    },
    {
      id: 'years',
      header: t(staffMessages.experience),
      width: '144px',
      isNumber: true,
      cell: ({ years_of_experience: years }) => years,
    },
    {
      id: 'certifications',
      header: t(staffMessages.certifications),
      width: 'minmax(120px, 1.4fr)',
      cell: ({ certifications }) => <bdi>{certifications}</bdi>,
    },
    {
      id: 'active',
      header: t(messages.status),
      width: '90px',
      cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} />,
    },
  ];
}
