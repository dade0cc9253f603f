import { useDispatch, useSelector } from 'react-redux';

import { useSearchDraft } from '#client/state/forms/useSearchDraft';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { LocationSearch } from './components/LocationSearch';
import { doctorAtLocationChosen, locationChosen, resultsOpened, searchSubmitted } from './events';
import { FindTime } from './FindTime';
import { FrontLocations } from './FrontLocations';
import { availabilitiesKeys } from './keys';
import { LocationView } from './LocationView';
import { availabilitiesMessages } from './messages';
import { selectFoundDoctors, selectView, selectResults } from './selectors';

/** Provider Availability: the search for locations and doctors, or the chosen location (Spec 1 §2, §4). */
export function AvailabilitiesSection() {
  const t = useT();
  const dispatch = useDispatch();
  const { text, locationId, doctorId, date, hasBulkForm } = useSelector(selectView);
  // Nothing of the results is shown beside a doctor.
  const isWanted = text && !doctorId;
  const { isPending, failure, reload } = useLoaded(
    availabilitiesKeys.search,
    isWanted ? resultsOpened(text) : null,
    false,
  );
  const results = useSelected(selectResults, text);
  const doctors = useSelected(selectFoundDoctors, text);
  const draft = useSearchDraft(availabilitiesKeys.search, text);

  if (locationId) return <LocationView key={locationId} {...{ locationId, doctorId, date, hasBulkForm }} />;
  return (
    <SectionFrame title={t(availabilitiesMessages.title)} actions={<FindTime />}>
      <LocationSearch
        text={text}
        results={results}
        doctors={doctors}
        {...draft}
        isSearching={isPending}
        front={<FrontLocations typed={draft.typed} />}
        failure={text && failure && <ErrorPanel failure={failure} onRetry={reload} />}
        onSearch={(wanted) => {
          if (wanted === text) reload();
          else dispatch(searchSubmitted(wanted));
        }}
        onLocationChosen={(id) => dispatch(locationChosen(id))}
        onDoctorChosen={(doctor, location) => dispatch(doctorAtLocationChosen(doctor, location))}
      />
    </SectionFrame>
  );
}
