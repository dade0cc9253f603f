import { writeFileSync } from 'node:fs';

import { ACCESSIBILITY, accessibilityPage, OPEN_ACR, openAcr, yamlOf } from '#test/support/accessibility';

it('what is said of accessibility is written anew', () => {
  writeFileSync(ACCESSIBILITY, accessibilityPage());
  writeFileSync(OPEN_ACR, `${yamlOf(openAcr()).trimStart()}\n`);
});
