import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { AvailabilitiesSection } from './AvailabilitiesSection';
import { restCode } from './restCode';
import { watchAvailabilities } from './sagas';

/**
 * The section "availabilities" (Spec 1 §2): the search, and the doctors of a location; all its view state stands in the
 * address. Their hours come by `rest`.
 */
export const availabilitiesSection = {
  Section: AvailabilitiesSection,
  reducers: { entities: entitiesReducer },
  watchers: { availabilities: watchAvailabilities },
  rest: restCode,
  findable: onDemand(() => import('./finding/findable').then(({ availabilitiesFindable }) => availabilitiesFindable)),
};
