import { homeDoctorsApi, therapistsApi } from '#client/api/homeServices/staff';
import { homeDoctorKind, therapistKind } from '#client/sections/home-services/staff/resources';
import { itIsCreatedOnce } from '#test/support/sagas/createdOnce';

const person = {
  provider: 3,
  first_name: 'Sara',
  last_name: 'Saleh',
  years_of_experience: 4,
  bio: '',
  is_active: true,
};
const another = { parent: 'provider', unlike: { first_name: 'Mona' } };

itIsCreatedOnce([
  { name: 'doctor', kind: homeDoctorKind, api: homeDoctorsApi, draft: person, before: person, ...another },
  { name: 'therapist', kind: therapistKind, api: therapistsApi, draft: person, before: person, ...another },
]);
