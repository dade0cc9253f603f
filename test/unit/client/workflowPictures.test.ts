import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pictured, PICTURES, STEP_TESTS, WORKFLOWS } from '#test/support/book/handbook';
import { record, recorded } from '#test/support/book/recorder';
import { talesOf } from '#test/support/book/tale';

describe.each(PICTURES)('the picture of %s', (title, steps, sagas) => {
  record(path.join(STEP_TESTS, `${steps}.steps.test.ts`));

  it('shows what its step test goes through: npm run book draws it anew', () => {
    const drawn = pictured(title, sagas, talesOf(recorded()));

    expect(drawn).toContain('alt ');
    expect(`${readFileSync(WORKFLOWS, 'utf8')}\n`).toContain(`${drawn}\n`);
  });
});
