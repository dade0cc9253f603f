/**
 * Has the clock of a process, or of a page, go so many milliseconds ahead of the real one. A page gets it as a text: it
 * uses nothing from around it.
 *
 * @param {number} ahead
 */
module.exports = function setClockAhead(ahead) {
  const realNow = Date.now;
  const now = () => realNow() + ahead;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
  });
};
