import { CALLS, type CallName } from './calls';
import type { Endpoint } from './endpoint';

/**
 * Who may make a call: anybody; staff, who have signed in; administrators among them (Spec 1 §6); or staff who have
 * verified a one-time password (Spec 2 §6).
 */
export type Access = 'public' | 'staff' | 'administrator' | 'referral';

/** Each call, and what opens it. */
export const ACCESS: Readonly<Record<CallName, Access>> = {
  createToken: 'public',
  verifyOtp: 'staff',
  readDashboard: 'referral',
  listWalletUsers: 'referral',

  createProvider: 'administrator',
  deleteProvider: 'administrator',
  resetProviderPassword: 'administrator',
  findProvidersByEmail: 'administrator',
  readProviderEmail: 'administrator',
  updateDoctor: 'administrator',
  deleteDoctor: 'administrator',

  listAppointments: 'staff',
  changeAppointmentStatus: 'staff',
  createAppointment: 'staff',

  listSlotRanges: 'staff',
  listDoctorAvailabilities: 'staff',
  addAvailability: 'staff',
  addProviderAvailabilities: 'staff',
  deleteAvailability: 'staff',
  deleteAllAvailabilities: 'staff',

  searchDirectory: 'staff',
  searchDoctors: 'staff',
  searchProviders: 'staff',
  listLocationDoctors: 'staff',
  readDoctor: 'staff',
  readProvider: 'staff',
  listSpecialties: 'staff',

  listCategories: 'staff',
  listSubcategories: 'staff',
  createSubcategory: 'staff',
  updateSubcategory: 'staff',
  deleteSubcategory: 'staff',
  translateSubcategory: 'staff',
  listLabServices: 'staff',
  createLabService: 'staff',
  updateLabService: 'staff',
  deleteLabService: 'staff',
  translateLabService: 'staff',
  listLabPackages: 'staff',
  createLabPackage: 'staff',
  updateLabPackage: 'staff',
  deleteLabPackage: 'staff',
  translateLabPackage: 'staff',
  createPackageTest: 'staff',
  deletePackageTest: 'staff',

  listHomeProviders: 'staff',
  createHomeProvider: 'staff',
  updateHomeProvider: 'staff',
  deleteHomeProvider: 'staff',
  listHomeProviderTranslations: 'staff',
  translateHomeProvider: 'staff',
  listServiceLinks: 'staff',
  createServiceLink: 'staff',
  updateServiceLink: 'staff',
  deleteServiceLink: 'staff',
  listPackageLinks: 'staff',
  createPackageLink: 'staff',
  updatePackageLink: 'staff',
  deletePackageLink: 'staff',
  listNursingLinks: 'staff',
  createNursingLink: 'staff',
  updateNursingLink: 'staff',
  deleteNursingLink: 'staff',

  listHomeDoctors: 'staff',
  createHomeDoctor: 'staff',
  updateHomeDoctor: 'staff',
  deleteHomeDoctor: 'staff',
  listTherapists: 'staff',
  createTherapist: 'staff',
  updateTherapist: 'staff',
  deleteTherapist: 'staff',
  listLanguages: 'staff',
  listHomeSchedule: 'staff',
  createHomeSchedule: 'staff',
  updateHomeSchedule: 'staff',
  deleteHomeSchedule: 'staff',
};

const names = new Map(Object.entries(CALLS).map(([name, call]) => [call, name as CallName]));

/** What opens a call; one that the contract does not have is opened by nothing. */
export function accessTo(call: Endpoint): Access {
  const name = names.get(call);
  if (name === undefined) throw new Error(`The contract does not have ${call.method} ${call.path}`);
  return ACCESS[name];
}
