import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { LocaleAndTheme } from '#client/app/App';

/** Renders a piece of the page with the product's language and look, and a person to use it. */
export function renderPage(content: ReactNode) {
  const person = userEvent.setup();
  return {
    person,
    ...render(content, {
      wrapper: ({ children }: { children: ReactNode }) => <LocaleAndTheme>{children}</LocaleAndTheme>,
    }),
  };
}
