import { holdToContract } from '#test/support/backend/heldToContract';

const slot = {
  id: 7,
  location_id: null,
  doctor_id: 'd-3',
  date: '2027-03-01',
  available_from: '08:20:00',
  available_to: '11:40:00',
};
const hours = '/operations/31/doctor-availabilities/';

test.each([
  ['a list', 'GET', hours, 200, [slot]],
  ['a page of one', 'GET', hours, 200, { count: 40, next: null, previous: null, results: [slot] }],
  ['a search that leaves kinds out', 'GET', '/operations/', 200, { providers: [], doctors: null }],
  ['more than is named', 'PATCH', '/appointments/{id}/', 200, { ...slot, ...visit(), previous_status: 'pending' }],
  ['a refusal by field', 'POST', '/api/v3/packages/', 400, { code: ['Is taken.'] }],
  ['a removal', 'DELETE', '/availabilities/9/', 204, undefined],
  ['no call of the contract', 'GET', '/healthz', 200, 'ok'],
])('%s fits', (_, method, path, status, body) =>
  expect(() => holdToContract(method, path, status, body)).not.toThrow(),
);

test.each([
  ['a slot without seconds', 'GET', hours, 200, [{ ...slot, available_to: '11:40' }], '/0/available_to must match'],
  ['another date', 'GET', hours, 200, [{ ...slot, date: '01/03/2027' }], '/0/date must match format "date"'],
  ['no list', 'GET', '/specialties_v2/', 200, { specialties: [] }, 'must be array'],
  ['a search of nothing', 'GET', '/operations/', 200, {}, "must have required property 'doctors'"],
  ['pages of appointments', 'GET', '/appointments/', 200, { results: [] }, 'must be array'],
  ['a booking without an id', 'POST', '/appointments/', 201, { ...visit(), id: undefined }, "required property 'id'"],
  ['a refusal that is a text', 'POST', '/api/v3/packages/', 400, 'Is taken.', 'must be object'],
])('%s does not fit', (_, method, path, status, body, fault) =>
  expect(() => holdToContract(method, path, status, body)).toThrow(fault),
);

function visit() {
  return {
    id: 5,
    user_id: 1,
    doctor_id: 2,
    location_id: 3,
    date: '2027-03-01',
    start_time: '08:20:00',
    end_time: '08:40:00',
  };
}
