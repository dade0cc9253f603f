import { homeDoctorsApi, languagesApi, therapistsApi } from '#client/api/homeServices/staff';
import { homeDoctors, languages, therapists } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';
import { homeDoctorEvents, languageEvents, therapistEvents } from './events';
import { staffMessages } from './messages';

/** The doctors of a provider (Spec 2 §3). */
export const homeDoctorKind = defineKind({
  events: homeDoctorEvents,
  entity: homeDoctors,
  list: homeDoctorsApi.list,
  loadFailure: { text: staffMessages.doctorsFailed },
  removal: { remove: homeDoctorsApi.remove },
});

/** The therapists of a provider (Spec 2 §3). */
export const therapistKind = defineKind({
  events: therapistEvents,
  entity: therapists,
  list: therapistsApi.list,
  loadFailure: { text: staffMessages.therapistsFailed },
  removal: { remove: therapistsApi.remove },
});

/** The languages that doctors can speak, which are only read (Spec 2 §3). */
export const languageKind = defineKind({
  events: languageEvents,
  entity: languages,
  list: languagesApi.list,
  loadFailure: { text: staffMessages.languagesFailed },
});
