import { appointmentsSection as firstOfAppointments } from '#client/sections/appointments';
import * as restOfAppointments from '#client/sections/appointments/rest';
import { availabilitiesSection as firstOfAvailabilities } from '#client/sections/availabilities';
import * as restOfAvailabilities from '#client/sections/availabilities/rest';
import { homeServicesSection as firstOfHomeServices } from '#client/sections/home-services';
import * as restOfHomeServices from '#client/sections/home-services/rest';
import { manageProvidersSection as firstOfManageProviders } from '#client/sections/manage-providers';
import * as restOfManageProviders from '#client/sections/manage-providers/rest';

interface Served {
  reducers: object;
  watchers: object;
}

/** A section with its other rooms, as it is once all of its code is there. */
function whole<First extends Served, Rest extends Served>(first: First, rest: Rest) {
  return {
    ...first,
    reducers: { ...first.reducers, ...rest.reducers } as First['reducers'] & Rest['reducers'],
    watchers: { ...first.watchers, ...rest.watchers } as First['watchers'] & Rest['watchers'],
  };
}

export const appointmentsSection = whole(firstOfAppointments, restOfAppointments);
export const availabilitiesSection = whole(firstOfAvailabilities, restOfAvailabilities);
export const homeServicesSection = whole(firstOfHomeServices, restOfHomeServices);
export const manageProvidersSection = whole(firstOfManageProviders, restOfManageProviders);
