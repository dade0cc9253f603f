import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';

import { loadedPack, loadPack } from '#client/app/language/languagePacks';
import type { LanguageCode } from '#client/lib/languages';

it.each<LanguageCode>(['en', 'ar'])(
  'what WebKit knows by its own name only is written under both, in %s',
  async (code) => {
    await loadPack(code);
    render(
      <CacheProvider value={loadedPack(code).cache}>
        <Box sx={{ userSelect: 'none' }} />
      </CacheProvider>,
    );

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.at(-1)).toMatch(/-webkit-user-select: none;.* user-select: none;/);
  },
);
