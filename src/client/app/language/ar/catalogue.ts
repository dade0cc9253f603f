import { appointmentsInArabic } from './appointments';
import { appointmentsWorkInArabic } from './appointmentsWork';
import { conformInArabic } from './conform';
import { doctorAwayInArabic } from './doctorAway';
import { doctorLateInArabic } from './doctorLate';
import { doctorsInArabic } from './doctors';
import { figuresInArabic } from './figures';
import { firstFreeInArabic } from './firstFree';
import { freshListInArabic } from './freshList';
import { generalInArabic } from './general';
import { homeCatalogueInArabic } from './homeCatalogue';
import { homeServicesInArabic } from './homeServices';
import { homeSheetsInArabic } from './homeSheets';
import { homeStaffInArabic } from './homeStaff';
import { manageProvidersInArabic } from './manageProviders';
import { myDayInArabic } from './myDay';
import { paletteInArabic } from './palette';
import { planHoursInArabic } from './planHours';
import { referralTrackingInArabic } from './referralTracking';
import { uiInArabic } from './ui';
import { visitsInArabic } from './visits';
import { whatWaitsInArabic } from './whatWaits';

/** Every sentence of the interface in Arabic, by the id of its message. The handbook's glossary has its terms. */
export const catalogueInArabic: Readonly<Record<string, string>> = {
  ...generalInArabic,
  ...uiInArabic,
  ...appointmentsInArabic,
  ...appointmentsWorkInArabic,
  ...conformInArabic,
  ...doctorAwayInArabic,
  ...doctorLateInArabic,
  ...doctorsInArabic,
  ...firstFreeInArabic,
  ...manageProvidersInArabic,
  ...homeServicesInArabic,
  ...homeSheetsInArabic,
  ...homeCatalogueInArabic,
  ...homeStaffInArabic,
  ...planHoursInArabic,
  ...referralTrackingInArabic,
  ...figuresInArabic,
  ...freshListInArabic,
  ...visitsInArabic,
  ...whatWaitsInArabic,
  ...paletteInArabic,
  ...myDayInArabic,
};
