import type { Id } from '#contract/common';
import type { HomeDoctorDraft, HomeScheduleDraft, TherapistDraft } from '#contract/homeServices/staff';
import * as contract from '#contract/homeServices/staff';
import { recordIn } from '../answers';
import { send, sendAndRead } from '../send';
import { sendList } from '../sendList';

/** Somebody new, without the years that nobody knows: a service may refuse `null` where it has a number of its own. */
function withKnownYears<Draft extends HomeDoctorDraft | TherapistDraft>(draft: Draft): Draft {
  const { years_of_experience: years, ...rest } = draft;
  return years === null ? (rest as Draft) : draft;
}

/** Doctors of home providers (Spec 2 §7). */
export const homeDoctorsApi = {
  list: (query: { provider?: Id; specialty?: Id }) => sendList(contract.listHomeDoctors, { query }),
  create: (body: HomeDoctorDraft) => sendAndRead(contract.createHomeDoctor, { body: withKnownYears(body) }, recordIn),
  update: (id: Id, body: HomeDoctorDraft) => send(contract.updateHomeDoctor, { params: { id }, body }),
  remove: (id: Id) => send(contract.deleteHomeDoctor, { params: { id } }),
};

/** Therapists of home providers (Spec 2 §7). */
export const therapistsApi = {
  list: (query: { provider?: Id; therapy_type?: Id }) => sendList(contract.listTherapists, { query }),
  create: (body: TherapistDraft) => sendAndRead(contract.createTherapist, { body: withKnownYears(body) }, recordIn),
  update: (id: Id, body: TherapistDraft) => send(contract.updateTherapist, { params: { id }, body }),
  remove: (id: Id) => send(contract.deleteTherapist, { params: { id } }),
};

/** Languages that doctors speak (Spec 2 §7). */
export const languagesApi = {
  list: () => sendList(contract.listLanguages, {}),
};

/** Hours in which home providers come (Spec 2 §7). */
export const homeSchedulesApi = {
  list: (query: { provider: Id }) =>
    sendList(contract.listHomeSchedule, { query: { ...query, availability_type: 'provider' } }),
  create: (body: HomeScheduleDraft) => sendAndRead(contract.createHomeSchedule, { body }, recordIn),
  update: (id: Id, body: HomeScheduleDraft) => send(contract.updateHomeSchedule, { params: { id }, body }),
  remove: (id: Id) => send(contract.deleteHomeSchedule, { params: { id } }),
};
