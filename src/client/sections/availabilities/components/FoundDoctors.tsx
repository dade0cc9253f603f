import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { wayOf } from '#client/lib/bidi';
import { doctorName } from '#client/lib/doctorName';
import { secondLines } from '#client/lib/namesakes';
import { shownName, fullName } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import { availabilitiesMessages } from '../messages';
import { describedDoctor, namesakeLine } from '../namesakes';
import type { FoundDoctor } from '../selectors';
import { ResultList } from './ResultList';

interface FoundDoctorsProps {
  doctors: readonly FoundDoctor[];
  /** Called with the ids of a doctor and of one of his or her locations. */
  onChosen: (doctor: string, location: string) => void;
}

/** The doctors that a search found, each with the locations at which they are opened (Spec 1 §7). */
export function FoundDoctors({ doctors, onChosen }: FoundDoctorsProps) {
  const t = useT();
  const lines = secondLines(doctors.map(describedDoctor));
  return (
    <List aria-label={t(availabilitiesMessages.doctorCount, { count: doctors.length })}>
      {doctors.map((doctor) => {
        const name = t(doctorName(doctor));
        const line = namesakeLine(lines, doctor.id);
        return (
          <li key={doctor.id}>
            <Picture name={fullName(doctor)} src={doctor.profile_picture ?? null} size={36} />
            <div>
              <strong dir={wayOf(name)}>
                <SearchedText>{name}</SearchedText>
              </strong>
              {line && (
                <div className="line" dir={wayOf(line)}>
                  {line}
                </div>
              )}
              <div className="places">
                {doctor.locations.length === 0 && <span>{t(availabilitiesMessages.noLocations)}</span>}
                {doctor.locations.map(({ id, name: location }) => (
                  <Link
                    key={id}
                    component="button"
                    type="button"
                    dir={wayOf(location)}
                    aria-label={t(availabilitiesMessages.doctorAt, {
                      doctor: name,
                      location: shownName(location) ?? availabilitiesMessages.unnamedLocation,
                    })}
                    onClick={() => onChosen(String(doctor.id), String(id))}
                  >
                    <SearchedText>{shownName(location) ?? t(availabilitiesMessages.unnamedLocation)}</SearchedText>
                  </Link>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled(ResultList)(({ theme }) => ({
  '.line': { fontSize: 13, color: theme.vars.palette.text.secondary },
  '.places': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: theme.vars.palette.text.secondary },
}));
