import { onDemand } from '#client/device/onDemand';

/** The pictures, which are drawn by the library of charts. */
export const picturesCode = onDemand(() => import(/* webpackChunkName: "rewards" */ './pictures/RewardPictures'));
