import fc from 'fast-check';

import { interned } from '#client/lib/interned';

it('is the text that was given, however many have been given', () => {
  fc.assert(fc.property(fc.array(fc.string()), (texts) => expect(texts.map(interned)).toEqual(texts)));
  const many = Array.from({ length: 50_000 }, (_, index) => `text ${index}`);

  expect(many.map(interned)).toEqual(many);
});
