import { Fragment } from 'react';

import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { useSpecialtyChoices } from '../catalogue/useChoices';
import { homeDoctorKind, homeDoctorTexts } from '../kinds/homeDoctor';
import { languageKind } from '../kinds/language';
import { useKind } from '../shared/kind/useKind';
import { useRows } from '../shared/kind/useRows';
import { useFilter } from '../shared/useFilter';
import { HomeDoctorForm } from './HomeDoctorForm';
import { staffMessages } from './messages';
import { StaffTable, type StaffView } from './StaffTable';

const VIEW: StaffView<HomeDoctor> = {
  name: 'doctors',
  texts: homeDoctorTexts,
  work: { header: staffMessages.specialization, of: (doctor) => doctor.specialization_name },
  fee: { header: staffMessages.consultationFee, of: (doctor) => doctor.consultation_fee },
  more: languagesColumn,
};

/** The doctors of a provider (Spec 2 §2.3). */
export function HomeDoctorsPart({ provider }: { provider: Id }) {
  const t = useT();
  const [specialty, choose] = useFilter('specialty');
  const tab = useKind(homeDoctorKind, { provider: String(provider), specialty: specialty || undefined });
  const specialties = useSpecialtyChoices();
  const languages = useRows(languageKind, {});
  return (
    <>
      <StaffTable
        view={VIEW}
        tab={tab}
        narrowing={{
          label: t(staffMessages.specialty),
          value: specialty,
          choices: specialties.choices,
          onChange: choose,
        }}
        choices={[specialties.list, languages]}
      />
      {tab.form && (
        <HomeDoctorForm
          {...tab.form}
          provider={provider}
          specialties={specialties.choices}
          languages={languages.rows ?? []}
        />
      )}
    </>
  );
}

function languagesColumn(t: Translate): GridColumn<HomeDoctor> {
  return {
    id: 'languages',
    header: t(staffMessages.languages),
    minWidth: 120,
    grow: 1.4,
    value: ({ languages }) => (languages ?? []).map(({ name }) => name).join(', '),
    cell: ({ languages }) => (
      <span>
        {(languages ?? []).map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && <span>, </span>}
            <OwnText>{name}</OwnText>
          </Fragment>
        ))}
      </span>
    ),
  };
}
