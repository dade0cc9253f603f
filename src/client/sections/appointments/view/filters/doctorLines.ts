import { createSelector } from 'reselect';

import { secondLines, type Described } from '#client/lib/namesakes';
import { textOf } from '#client/lib/text';
import { lookUp, placeOf } from '#client/sections/appointments/list/rows';
import { selectReferred, selectWholeList } from '#client/sections/appointments/list/selectors';

/** What stands under the name of each doctor whom the list names, by the text of the id: a specialty, or a place. */
export const selectDoctorLines = createSelector([selectWholeList, selectReferred], (list, referred) => {
  const known = new Map<string, Described>();
  for (const one of list) {
    const id = String(one.doctor_id);
    if (known.has(id)) continue;
    const doctor = lookUp(referred.doctors, one.local_doctor);
    const name = textOf(doctor?.name);
    const place = textOf(placeOf(one, referred.locations)?.name);
    if (name) known.set(id, { id, name, details: [textOf(doctor?.specialization), place] });
  }
  return secondLines([...known.values()]);
});
