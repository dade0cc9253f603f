import { Fragment } from 'react';

import { aed } from '#client/lib/money';
import type { Words } from '#client/lib/text';
import { fullName } from '#client/lib/text';
import { ActiveChip } from '#client/sections/home-services/components/ActiveChip';
import { TableTab } from '#client/sections/home-services/crud/TableTab';
import { useResource, useRows } from '#client/sections/home-services/crud/useResource';
import { messages } from '#client/sections/home-services/messages';
import { homeDoctorResource, languageResource } from '#client/sections/home-services/resources';
import type { Column } from '#client/ui/table/VirtualTable';
import type { Id } from '#contract/common';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { useSpecialtyChoices } from '../catalogue/useChoices';
import { HomeDoctorForm } from './HomeDoctorForm';
import { staffMessages } from './messages';

const TEXTS = {
  list: staffMessages.doctors,
  add: staffMessages.addDoctor,
  empty: staffMessages.noDoctors,
  search: messages.searchByName,
};

/** The doctors of a provider (Spec 2 §2.3). */
export function HomeDoctorsPart({ provider }: { provider: Id }) {
  const tab = useResource(homeDoctorResource, { provider });
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

function columnsIn(words: Words): readonly Column<HomeDoctor>[] {
  return [
    {
      id: 'name',
      header: words(messages.name),
      width: 'minmax(136px, 2fr)',
      cell: (doctor) => <bdi>{fullName(doctor)}</bdi>,
    },
    {
      id: 'specialization',
      header: words(staffMessages.specialization),
      width: 'minmax(130px, 1.4fr)',
      cell: ({ specialization_name: name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'fee',
      header: words(staffMessages.consultationFee),
      width: 'minmax(120px, 1fr)',
      isNumber: true,
      cell: ({ consultation_fee: fee }) => aed(fee),
    },
    {
      id: 'years',
      header: words(staffMessages.experience),
      width: '144px',
      isNumber: true,
      cell: ({ years_of_experience: years }) => years,
    },
    {
      id: 'languages',
      header: words(staffMessages.languages),
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
      header: words(messages.status),
      width: '90px',
      cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} />,
    },
  ];
}
