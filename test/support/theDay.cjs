// Tests of the page stand on one day (`TODAY` in builders/clinic), so that what is to come for them stays to come. Each
// file begins at eight in the morning, and time passes as usual from then on.
const RealDate = Date;
const ahead = new RealDate(2026, 10, 21, 8).getTime() - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
