import { appointments } from './appointments';
import { appointmentsWork } from './appointmentsWork';
import { doctors } from './doctors';
import { firstFree } from './firstFree';
import { general } from './general';
import { homeCatalogue } from './homeCatalogue';
import { homeServices } from './homeServices';
import { homeStaff } from './homeStaff';
import { manageProviders } from './manageProviders';
import { referralTracking } from './referralTracking';
import { ui } from './ui';

/** Every sentence of the interface in Arabic, by the id of its message. The handbook's glossary has its terms. */
export const catalogue: Readonly<Record<string, string>> = {
  ...general,
  ...ui,
  ...appointments,
  ...appointmentsWork,
  ...doctors,
  ...firstFree,
  ...manageProviders,
  ...homeServices,
  ...homeCatalogue,
  ...homeStaff,
  ...referralTracking,
};
