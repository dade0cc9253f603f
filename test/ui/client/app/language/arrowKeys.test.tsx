import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { LocaleAndTheme } from '#client/app/App';
import { loadPack } from '#client/app/language/languagePacks';
import type { LanguageCode } from '#client/lib/languages';
import { SearchPanel } from '#client/sections/manage-providers/search/components/SearchPanel';
import { RowActions } from '#client/ui/plain/RowActions';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { focus } from '#test/support/page/steps';

beforeAll(() => loadPack('ar'));

function show(code: LanguageCode, content: ReactNode) {
  render(<LocaleAndTheme code={code}>{content}</LocaleAndTheme>);
  return userEvent.setup();
}

const directions = [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const;

describe.each(directions)('the arrow keys in the language %s', (code, forth, back) => {
  it('go through a segmented control as it is seen', async () => {
    const choices = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
    const person = show(code, <SegmentedControl label="x" value="one" choices={choices} onChange={jest.fn()} />);
    await person.tab();
    await person.keyboard(`{${forth}}{${forth}}{${back}}`);

    expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
  });

  it('go through the buttons of a row as they are seen', async () => {
    const actions = ['one', 'two', 'three'].map((label) => ({ label, icon: 'edit' as const, onClick: jest.fn() }));
    const person = show(code, <RowActions actions={actions} tabIndex={0} />);
    await person.tab();
    await person.keyboard(`{${forth}}{${forth}}{${back}}`);

    expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
  });

  it('go through radio buttons as they are seen, and choose', async () => {
    const chosen = jest.fn();
    const person = show(
      code,
      <SearchPanel typed="" kind="doctors" onTyped={jest.fn()} onSearch={jest.fn()} onKindChosen={chosen} />,
    );
    focus(screen.getAllByRole('radio')[1]);
    await person.keyboard(`{${forth}}`);

    expect(chosen).toHaveBeenLastCalledWith('providers');
  });
});
