import { screen, within } from '@testing-library/react';

import { setUpSection } from '#client/app/set-up';
import { setUpBegun, setUpEnded, setUpRead, type SetUpLine } from '#client/app/set-up/slice';
import { renderWithStore } from '#test/support/page/renderWithStore';

const gaps = () => {
  const [first] = screen.getAllByRole('region');
  return [first!.getAttribute('aria-label'), within(first!).queryAllByRole('listitem').length];
};

it('the gaps of the set-up are counted once it was looked through, and stand beside the check of the services', () => {
  const place = { section: 'availabilities', params: {} };
  const line = (key: string): SetUpLine => ({ check: 'licence', key, name: key, detail: null, place });
  const { Section, reducers } = setUpSection;
  const { tell } = renderWithStore(<Section />, {
    reducers,
    given: [setUpBegun(2), setUpRead({ lines: [line('a')], more: 0 })],
  });
  expect(gaps()).toEqual([expect.stringMatching(/^Licences[^\d(]*$/), 1]);
  tell(setUpRead({ lines: [line('b')], more: 0 }), setUpEnded());

  expect(gaps()).toEqual([expect.stringMatching(/^Licences.* \(2\)$/), 2]);
  expect(screen.getByRole('region', { name: 'Check the services' })).toBeVisible();
});
