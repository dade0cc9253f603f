import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { LocaleAndTheme } from '#client/app/App';
import { theme } from '#client/app/theme';

// What goes is gone at once: no fade ends between two steps of a test, where React would warn of it.
theme.motion.reducedMotion = 'always';

/** Renders a piece of the page with the product's language and look, and a person to use it. */
export function renderPage(content: ReactNode) {
  const person = userEvent.setup();
  return {
    person,
    /** Presses the button of this name. */
    press: (name: string | RegExp) => person.click(screen.getByRole('button', { name })),
    /**
     * Puts a text into a field at once, in place of what is there; `person.type` presses every key, each of which
     * draws the form anew.
     */
    fill: async (field: Element, text: string) => {
      await person.clear(field);
      await person.paste(text);
    },
    ...render(content, {
      wrapper: ({ children }: { children: ReactNode }) => <LocaleAndTheme>{children}</LocaleAndTheme>,
    }),
  };
}
