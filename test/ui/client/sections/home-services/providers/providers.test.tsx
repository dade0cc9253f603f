import { screen, within } from '@testing-library/react';

import { allowPicturesFrom } from '#client/device/pictureSource';
import { entitiesMerged } from '#client/entities/entityStore';
import { homeServicesSection } from '#client/sections/home-services';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { HomeProviderDetails } from '#client/sections/home-services/providers/components/HomeProviderDetails';
import { ProvidersTab } from '#client/sections/home-services/providers/ProvidersTab';
import { listReceived } from '#client/state/lists';
import type { HomeProvider } from '#contract/homeServices/providers';
import { renderPage } from '#test/support/page/renderPage';
import { renderWithStore } from '#test/support/page/renderWithStore';

const palmCare: HomeProvider = { id: 3, name: 'Palm Care', rating: '4.25', total_reviews: 37 };

/** The card of a provider in the list. */
function openCard(overrides: Partial<HomeProvider>) {
  const { tell } = renderWithStore(<ProvidersTab />, { reducers: homeServicesSection.reducers });
  tell(
    entitiesMerged({ homeProviders: { 3: { ...palmCare, ...overrides } } }),
    listReceived({ key: homeProviderKind.keys.list({}), ids: [3] }),
  );
  return within(screen.getByRole('listitem'));
}

/** The details of a provider, and its price range as they show it. */
function openDetails(overrides: Partial<HomeProvider>) {
  renderPage(<HomeProviderDetails provider={{ ...palmCare, ...overrides }} onClose={jest.fn()} />);
  return {
    banner: document.querySelector('img')?.getAttribute('src') ?? null,
    prices: screen.getByText('Price range').nextElementSibling?.textContent,
  };
}

describe('the card of a provider', () => {
  it('shows the rating with how many reviews there are', () =>
    expect(openCard({}).getByText('4.3 (37 reviews)')).toBeVisible());

  it.each([[null], [undefined]])('shows it alone where they are %p', (total_reviews) => {
    const card = openCard({ total_reviews });
    expect(card.getByText('4.3')).toBeVisible();
  });

  it.each([[null], [undefined], [''], ['n/a']])('shows no rating where it is %p', (rating) =>
    expect(openCard({ rating }).queryByText(/reviews/)).toBeNull(),
  );
});

describe('the details of a provider', () => {
  beforeAll(() => {
    allowPicturesFrom(['mawid.example']);
  });

  it('show the logo, whether it takes bookings, and that it confirms them by itself', () => {
    openDetails({ logo: '/media/mark', is_active: false, auto_confirmation: true });

    expect(document.querySelector('img')).toHaveAttribute('src', '/media/mark');
    expect(screen.getByText('Inactive')).toBeVisible();
    expect(screen.getByText('Auto-Confirm')).toBeVisible();
  });

  it.each([
    ['/media/banner', '/media/banner'],
    ['https://mawid.example/banner.png', 'https://mawid.example/banner.png'],
    ['https://elsewhere.example/banner.png', null],
    ['http://', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('with the banner %p show the picture %p', (address, shown) =>
    expect(openDetails({ banner_image: address }).banner).toBe(shown),
  );

  it.each<[HomeProvider['price_range'], string]>([
    [{ currency: 'AED', min: '100', max: 450.5 }, 'AED 100.00 - AED 450.50'],
    [{ currency: 'USD', min: 10, max: 10 }, 'USD 10.00'],
    [{ min: null, max: '450' }, 'AED 450.00'],
    [{ currency: 'AED' }, '—'],
    [null, '—'],
  ])('with the prices %p say %p', (range, text) => expect(openDetails({ price_range: range }).prices).toBe(text));
});
