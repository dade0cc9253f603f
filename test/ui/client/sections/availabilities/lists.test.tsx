import { screen } from '@testing-library/react';

import { ChoiceList } from '#client/sections/availabilities/components/ChoiceList';
import { LocationDoctors } from '#client/sections/availabilities/components/LocationDoctors';
import { LocationSearch } from '#client/sections/availabilities/components/LocationSearch';
import { makeDoctor } from '#test/support/builders/clinic';
import { renderPage } from '#test/support/page/renderPage';

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a list to choose from', () => {
  it('tells which entry was opened by its name', async () => {
    const onChosen = jest.fn();
    const choices = [
      { id: '31', name: 'Marina Clinic', note: 'Dubai' },
      { id: '32', name: 'Creek Clinic', note: '' },
    ];
    const { person } = renderPage(<ChoiceList label="Places" choices={choices} onChosen={onChosen} />);
    expect(screen.getByRole('list', { name: 'Places' })).toBeVisible();
    expect(entries()).toEqual(['Marina ClinicDubai', 'Creek Clinic']);
    await person.click(screen.getByRole('button', { name: 'Creek Clinic' }));

    expect(onChosen.mock.calls).toEqual([['32']]);
  });
});

describe('the doctors of a location', () => {
  it('stand with what is known of their specialty and the duration of a consultation', async () => {
    const onDoctorChosen = jest.fn();
    const doctors = [
      {
        id: 21,
        first_name: 'Omar',
        last_name: 'Nasser',
        specializations: [{ id: 1, name: 'Cardiology' }],
        consultation_duration: 20,
      },
      { id: 22, first_name: 'Mona', last_name: 'Saleh' },
    ];
    const { person } = renderPage(<LocationDoctors doctors={doctors} onDoctorChosen={onDoctorChosen} />);
    const [first, second] = entries();

    expect(first).toContain('Dr. Omar NasserCardiology20 minutes a consultation');
    expect(second).toMatch(/Dr\. Mona Saleh$/);
    await person.click(screen.getByRole('button', { name: 'Dr. Mona Saleh' }));
    expect(onDoctorChosen.mock.calls).toEqual([['22']]);
  });

  it('are said to be missing where there are none', () => {
    renderPage(<LocationDoctors doctors={[]} onDoctorChosen={jest.fn()} />);

    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('No doctors work at this location yet.')).toBeVisible();
  });
});

describe('the results of a search for locations', () => {
  const open = (props: Partial<Parameters<typeof LocationSearch>[0]>) =>
    renderPage(
      <LocationSearch
        text="clinic"
        results={[{ id: 31, name: 'Marina Clinic' }]}
        isSearching={false}
        failure={null}
        typed=""
        onTyped={jest.fn()}
        onSearch={jest.fn()}
        onLocationChosen={jest.fn()}
        {...props}
      />,
    );

  it('give way to the shape of a list while another answer is on its way', () => {
    open({ isSearching: true });

    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Marina Clinic' })).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('name a location that has no name', () => {
    open({ results: [{ id: 31, name: '' }] });

    expect(screen.getByRole('button', { name: 'Unknown Location' })).toBeVisible();
  });

  it('stand under what says that the search failed', () => {
    open({ results: undefined, failure: <p>It failed</p> });

    expect(screen.getByText('It failed')).toBeVisible();
    expect(screen.queryByText(/^No locations found/)).toBeNull();
  });

  it('name a doctor without a location, who cannot be opened', () => {
    open({ results: [], doctors: [{ ...makeDoctor(), locations: [] }], onDoctorChosen: jest.fn() });

    expect(screen.getByText('No location known')).toBeVisible();
    expect(screen.queryByText(/^No locations found/)).toBeNull();
  });
});
