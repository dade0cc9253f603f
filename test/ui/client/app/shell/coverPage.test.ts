import { coverPage } from '#client/app/shell/coverPage';

it('a covered page is out of the document, and comes back as it was', () => {
  const page = document.body;
  page.innerHTML = '<main><p>Mariam Saleh</p><input value="typed"></main>';
  page.querySelector('input')?.focus();
  const cover = document.createElement('body');
  const uncover = coverPage(cover);

  expect(document.body).toBe(cover);
  expect(document.documentElement).not.toHaveTextContent('Mariam');

  uncover();

  expect(document.body).toBe(page);
  expect(page.querySelector('input')).toHaveFocus();
});
