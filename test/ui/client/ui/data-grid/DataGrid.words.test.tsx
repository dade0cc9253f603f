import { screen } from '@testing-library/react';

import { gridMessages } from '#client/ui/data-grid/messages';
import { LanguageContext } from '#client/ui/language/useT';
import { COLUMNS, header, metals, nameOf, Shown } from '#test/support/page/metals';
import { renderPage } from '#test/support/page/renderPage';

it('says nothing in the words of its library, whatever is open', async () => {
  const translations = Object.values(gridMessages).map(({ id, defaultMessage }) => [
    id,
    `⟦${defaultMessage.includes('{name}') ? '{name}' : id}⟧`,
  ]);
  const data = ['Metals', ...metals(30).map(nameOf), ...COLUMNS.map((column) => column.header)];
  const isOurs = (text: string) =>
    /^⟦.*⟧$/.test(text) || data.some((one) => text.endsWith(one)) || /^[✎✗\d\s]*$/.test(text);
  const foreign = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('output, style, [data-ours]'))
      .flatMap((element) => [
        ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
      ])
      .filter((text) => text.replace(/\u200b/g, '').trim() !== '' && !isOurs(text));
  const { person } = renderPage(
    <LanguageContext value={{ locale: 'en', sentences: Object.fromEntries(translations) as Record<string, string> }}>
      <Shown
        rows={metals(30)}
        at={{ sort: 'name' }}
        selection={{ selected: new Set(['2']), onSelect: () => undefined, action: null }}
      />
    </LanguageContext>,
  );
  screen.getAllByRole('button', { name: /before|after/ }).forEach((button) => {
    button.dataset.ours = '';
  });
  expect(foreign()).toEqual([]);
  await person.hover(header('Name'));
  expect(foreign()).toEqual([]);
  await person.click(screen.getByRole('combobox', { name: '⟦grid.rowsPerPage⟧' }));
  expect(foreign()).toEqual([]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '⟦grid.export⟧' }));
  expect(foreign()).toEqual([]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '⟦grid.columns⟧' }));
  for (const name of ['Name', 'Price', 'Actions']) await person.click(screen.getByRole('menuitemcheckbox', { name }));
  expect(foreign()).toEqual([]);
});
