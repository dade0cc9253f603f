import { TODAY } from '#test/support/builders/clinic';

// Tests of the page stand on the day of their data, so that what is to come for them stays to come. Each file begins at
// eight in the morning, and time passes as usual from then on.
const realNow = Date.now;
const ahead = new Date(`${TODAY}T08:00`).getTime() - realNow();
const now = () => realNow() + ahead;

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
});
