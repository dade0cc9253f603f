import { formatAddress, parseAddress } from '#client/app/address';
import { addressReducer, createViewEvent, sectionOpened } from '#client/state/address';

const tabChosen = createViewEvent('test/tabChosen', (tab: string) => ({ tab, page: null }));

describe('the address', () => {
  it('is read and written without loss, whatever was typed', () => {
    const address = { section: 'appointments', params: { q: 'a+b & "ليلى" ?section=x', status: 'pending' } };

    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it('is empty for the default view', () => {
    expect(formatAddress({ section: '', params: {} })).toBe('');
  });

  it('follows the events of a view; what is empty is taken out', () => {
    const start = { section: 'home-services', params: { page: '3', filter: 'x' } };

    expect(addressReducer(start, tabChosen('providers'))).toEqual({
      section: 'home-services',
      params: { filter: 'x', tab: 'providers' },
    });
    expect(addressReducer(start, tabChosen(''))).toEqual({ section: 'home-services', params: { filter: 'x' } });
  });

  it('starts afresh with another section', () => {
    const start = { section: 'appointments', params: { q: 'x' } };

    expect(addressReducer(start, sectionOpened('home-services'))).toEqual({ section: 'home-services', params: {} });
  });
});
