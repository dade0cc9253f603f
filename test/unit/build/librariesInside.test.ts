import { readFileSync } from 'node:fs';
import path from 'node:path';

import { LIBRARIES_INSIDE, partOf } from '#build/librariesInside';

const { dependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'overrides',
  Record<string, string>
>;

it.each(Object.keys(LIBRARIES_INSIDE) as (keyof typeof LIBRARIES_INSIDE)[])(
  '%s is where the build looks for it, in a library of one exact version',
  (part) => {
    const file = LIBRARIES_INSIDE[part];
    const [library = ''] = /^(@[^/]+\/)?[^/]+/.exec(file) ?? [];

    expect(partOf(part)).toContain(path.normalize(file));
    expect({ ...dependencies, ...overrides }[library]).toMatch(/^\d+\.\d+\.\d+$/);
  },
);
