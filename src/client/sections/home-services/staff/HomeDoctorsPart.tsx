import { Fragment } from 'react';

import { aed } from '#client/lib/money';
import type { Translate } from '#client/lib/text';
import { fullName } from '#client/lib/text';
import type { Column } from '#client/ui/table/VirtualTable';
import type { Id } from '#contract/common';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { useSpecialtyChoices } from '../catalogue/useChoices';
import { messages } from '../messages';
import { ActiveChip } from '../shared/components/ActiveChip';
import { TableTab } from '../shared/resource/TableTab';
import { useResource } from '../shared/resource/useResource';
import { useRows } from '../shared/resource/useRows';
import { HomeDoctorForm } from './HomeDoctorForm';
import { staffMessages } from './messages';
import { homeDoctorResource, languageResource } from './resources';

const TEXTS = {
  list: staffMessages.doctors,
  add: staffMessages.addDoctor,
  empty: staffMessages.noDoctors,
  search: messages.searchByName,
};

/** The doctors of a provider (Spec 2 §2.3). */
export function HomeDoctorsPart({ provider }: { provider: Id }) {
  const tab = useResource(homeDoctorResource, { provider: String(provider) });
  const specialties = useSpecialtyChoices();
  const languages = useRows(languageResource, {});
  return (
    <>
      <TableTab tab={tab} texts={TEXTS} columns={columnsIn} nameOf={fullName} choices={[specialties.list, languages]} />
      {tab.isEditing && (
        <HomeDoctorForm
          doctor={tab.editing}
          provider={provider}
          specialties={specialties.choices}
          languages={languages.rows ?? []}
          save={tab.save}
          onSubmit={tab.submit}
          onClose={tab.close}
        />
      )}
    </>
  );
}

function columnsIn(t: Translate): readonly Column<HomeDoctor>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(136px, 2fr)',
      cell: (doctor) => <bdi>{fullName(doctor)}</bdi>,
    },
    {
      id: 'specialization',
      header: t(staffMessages.specialization),
      width: 'minmax(130px, 1.4fr)',
      cell: ({ specialization_name: name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'fee',
      header: t(staffMessages.consultationFee),
      width: 'minmax(120px, 1fr)',
      isNumber: true,
      cell: ({ consultation_fee: fee }) => t(aed(fee)),
    },
    {
      id: 'years',
      header: t(staffMessages.experience),
      width: '144px',
      isNumber: true,
      cell: ({ years_of_experience: years }) => years,
    },
    {
      id: 'languages',
      header: t(staffMessages.languages),
      width: 'minmax(120px, 1.4fr)',
      cell: ({ languages }) =>
        (languages ?? []).map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <bdi>{name}</bdi>
          </Fragment>
        )),
    },
    {
      id: 'active',
      header: t(messages.status),
      width: '90px',
      cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} />,
    },
  ];
}
