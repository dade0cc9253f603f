import { screen } from '@testing-library/react';

import { homeServicesSection } from '#client/sections/home-services';
import { ProviderForm } from '#client/sections/home-services/providers/ProviderForm';
import type { HomeProvider } from '#contract/homeServices/providers';
import { renderWithStore } from '#test/support/page/renderWithStore';

const idle = { key: 'save', isPending: false, hasSucceeded: false, failure: null };

const known = {
  name: 'Palm Care',
  description: null,
  address: '1 Creek Road',
  city: 'Dubai',
  phone_number: '+971 4 555 0100',
  email: 'desk@palm.example',
  latitude: '25.20480',
  longitude: '55.27080',
  is_active: false,
  auto_confirmation: true,
};
const palmCare: HomeProvider = { id: 3, ...known };

function open(provider: HomeProvider | null) {
  const onSubmit = jest.fn();
  const form = <ProviderForm item={provider} save={idle} onSubmit={onSubmit} onClose={jest.fn()} />;
  const { person, press } = renderWithStore(form, { reducers: homeServicesSection.reducers });
  return { person, onSubmit, save: () => press('Save') };
}

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });

describe('the form of a home provider', () => {
  it('needs a name, and an e-mail that is one where there is any', async () => {
    const { person, onSubmit, save } = open(null);
    await person.type(field(/^Email/), 'desk@palm');
    await save();

    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Invalid email address')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('starts active, not confirming by itself, at the usual place', () => {
    open(null);

    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Auto-confirm bookings' })).not.toBeChecked();
    expect(field(/^Latitude/)).toHaveValue('25.00000');
    expect(field(/^Longitude/)).toHaveValue('55.00000');
    expect(field(/^Name/)).toHaveAttribute('dir', 'auto');
    expect(field(/^Phone Number/)).toHaveAttribute('type', 'tel');
    expect(field(/^Email/)).toHaveAttribute('type', 'email');
  });

  it('sends what was typed, without blanks around it, and no picture that was not chosen', async () => {
    const { person, onSubmit, save } = open(null);
    await person.type(field(/^Name/), ' Palm Care ');
    await person.type(field(/^City/), ' Dubai');
    await person.click(screen.getByRole('checkbox', { name: 'Auto-confirm bookings' }));
    await save();

    const texts = { name: 'Palm Care', description: '', address: '', city: 'Dubai', phone_number: '', email: '' };
    const place = { latitude: '25.00000', longitude: '55.00000' };
    expect(onSubmit.mock.calls).toMatchObject([
      [
        {
          body: { ...texts, ...place, is_active: true, auto_confirmation: true },
          images: { logo: undefined, banner_image: undefined },
        },
        { name: 'Palm Care' },
      ],
    ]);
  });

  it('shows a provider as it is, and sends the whole of it, nothing as nothing', async () => {
    const { person, onSubmit, save } = open(palmCare);
    expect(screen.getByRole('heading', { name: 'Edit Provider' })).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: 'Active' }));
    await save();

    expect(onSubmit.mock.calls).toMatchObject([[{ body: { ...known, is_active: true } }, {}]]);
  });

  it.each<[string, RegExp, string[]]>([
    ['not rewritten when only the phone number is', /^Phone Number/, []],
    ['rewritten with the name', /^Name/, ['en']],
    ['rewritten with the description', /^Description/, ['en']],
  ])('has English words that are %s', async (_, changed, rewritten) => {
    const { person, onSubmit, save } = open({
      ...palmCare,
      translations: [{ locale: 'en', name: 'Palm Care LLC', description: 'Nurses at home' }],
    });
    await person.type(field(changed), ' 7');
    await save();

    expect(onSubmit.mock.calls).toMatchObject([[{ rewritten }, {}]]);
  });

  it('cleans what was pasted, by what each field holds', async () => {
    const { person, onSubmit, save } = open(null);
    const paste = async (name: RegExp, text: string) => {
      await person.clear(field(name));
      await person.click(field(name));
      await person.paste(text);
    };
    await paste(/^Name/, '\u200fعيادة ٥ – الخليج\u00a0');
    await paste(/^Phone Number/, '\u202a+٩٧١ ٤ ٥٥٥‑٠١٧٧\u202c');
    await paste(/^Email/, '\u200edesk@gulf.example\ufeff');
    await paste(/^Latitude/, '٢٤٫٤٦');
    await paste(/^Arabic Name/, '\u200f \u200b');
    await save();

    const texts = { name: 'عيادة ٥ – الخليج', phone_number: '+971 4 555-0177', email: 'desk@gulf.example' };
    const [[draft] = []] = onSubmit.mock.calls as [{ body: object; texts: object }][];
    expect(draft?.body).toMatchObject({ ...texts, latitude: '24.46', longitude: '55.00000' });
    expect(draft?.texts).toEqual({ en: { name: 'عيادة ٥ – الخليج', description: '' } });
  });

  it('takes coordinates that came as numbers', async () => {
    const { onSubmit, save } = open({ ...palmCare, latitude: 25.2, longitude: 55 });
    await save();

    expect(onSubmit.mock.calls).toMatchObject([[{ body: { latitude: '25.2', longitude: '55' } }, {}]]);
  });
});
