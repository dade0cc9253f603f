import { onDemand } from '#client/device/onDemand';

/** What tells of other clocks, and of readings that wait: nobody waits for it. */
export const clocksCode = onDemand(() =>
  import(/* webpackChunkName: "clocks" */ './tellClocks').then(({ tellClocks }) => tellClocks),
);
