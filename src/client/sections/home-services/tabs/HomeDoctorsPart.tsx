import { Fragment, useMemo } from 'react';

import type { Id } from '../../../../contract/common';
import type { HomeDoctor } from '../../../../contract/homeServices/staff';
import { aed } from '../../../lib/money';
import type { Words } from '../../../lib/text';
import { useWords } from '../../../ui/useWords';
import type { Column } from '../../../ui/VirtualTable';
import { ActiveChip } from '../components/ActiveChip';
import { ListFailure } from '../components/ListFailure';
import { ResourceTable } from '../components/ResourceTable';
import { TabToolbar } from '../components/TabToolbar';
import { useResource, useRows } from '../crud/useResource';
import { messages } from '../messages';
import { fullNameOf } from '../names';
import { homeDoctorResource, languageResource } from '../resources';
import { staffMessages } from '../staffMessages';
import { useSpecialtyChoices } from '../useChoices';
import { useFound } from '../useSearch';
import { HomeDoctorForm } from './HomeDoctorForm';

/** The doctors of a provider (Spec 2 §2.3). */
export function HomeDoctorsPart({ provider }: { provider: Id }) {
  const words = useWords();
  const tab = useResource(homeDoctorResource, { provider: String(provider) });
  const specialties = useSpecialtyChoices();
  const languages = useRows(languageResource);
  const found = useFound(tab.rows, fullNameOf);
  const columns = useMemo(() => columnsIn(words), [words]);
  return (
    <>
      <TabToolbar
        search={messages.searchByName}
        rows={tab.rows}
        visible={found}
        addLabel={words(staffMessages.addDoctor)}
        onAdd={tab.startCreate}
      />
      <ListFailure list={specialties.list} />
      <ListFailure list={languages} />
      <ResourceTable
        label={words(staffMessages.doctors)}
        list={tab}
        visible={found}
        columns={columns}
        nameOf={fullNameOf}
        empty={words(staffMessages.noDoctors)}
        onEdit={tab.startEdit}
        onRemove={tab.remove}
      />
      {tab.isEditing && (
        <HomeDoctorForm doctor={tab.editing} provider={provider} specialties={specialties.choices} languages={languages.rows ?? []} save={tab.save} onSubmit={tab.submit} onClose={tab.close} />
      )}
    </>
  );
}

function columnsIn(words: Words): readonly Column<HomeDoctor>[] {
  return [
    { id: 'name', header: words(messages.name), width: 'minmax(150px, 2fr)', cell: (doctor) => <bdi>{fullNameOf(doctor)}</bdi> },
    { id: 'specialization', header: words(staffMessages.specialization), width: 'minmax(130px, 1.4fr)', cell: ({ specialization_name: name }) => <bdi>{name}</bdi> },
    { id: 'fee', header: words(staffMessages.consultationFee), width: 'minmax(120px, 1fr)', cell: ({ consultation_fee: fee }) => aed(fee) },
    { id: 'years', header: words(staffMessages.experience), width: '125px', cell: ({ years_of_experience: years }) => years },
    {
      id: 'languages',
      header: words(staffMessages.languages),
      width: 'minmax(120px, 1.4fr)',
      cell: ({ languages }) => (languages ?? []).map(({ id, name }, at) => <Fragment key={id}>{at > 0 && ', '}<bdi>{name}</bdi></Fragment>),
    },
    { id: 'active', header: words(messages.status), width: '90px', cell: ({ is_active: isActive }) => <ActiveChip isActive={isActive ?? false} /> },
  ];
}
