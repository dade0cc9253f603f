import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { offeredTool, type Findable } from '#client/state/findable';
import { appMessages } from '../messages';
import { setUpMessages } from './messages';
import { watchSetUp } from './sagas';
import { SetUpSection } from './SetUpSection';
import { setUpReducer } from './slice';

/** What can be found and done on it. */
export const setUpFindable: Findable<unknown> = {
  offers: [
    offeredTool(
      setUpMessages.start,
      { section: 'set-up', params: {} },
      { detail: appMessages.setUp, alsoCalled: 'gaps licence missing البحث في الإعداد ثغرات رخص ناقص' },
    ),
  ],
};

/** The page of the set-up, which is shown as a section and stands in the menu. */
export const setUpSection = {
  Section: SetUpSection,
  // The hours of doctors are read into them.
  reducers: { entities: entitiesReducer, setUp: setUpReducer },
  watchers: { setUp: watchSetUp },
  findable: onDemand(() => Promise.resolve(setUpFindable)),
};
