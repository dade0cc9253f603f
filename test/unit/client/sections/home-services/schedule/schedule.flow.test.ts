import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { homeScheduleKind } from '#client/sections/home-services/schedule/resources';
import { itIsCreatedOnce } from '#test/support/sagas/createdOnce';

const hours = {
  availability_type: 'provider',
  provider: 3,
  date: '2027-01-04',
  start_time: '09:00:00',
  end_time: '17:00:00',
  is_available: true,
  slot_duration: 30,
};

itIsCreatedOnce([
  {
    name: 'schedule entry',
    kind: homeScheduleKind,
    api: homeSchedulesApi,
    draft: hours,
    before: { ...hours, start_time: '18:00', end_time: '19:00' },
    parent: 'provider',
    unlike: { date: '2027-01-05' },
  },
]);
