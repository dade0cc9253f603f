import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';

import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';
import type { NewProviderForm } from '../validation';

/** The fields of the form Add a New Provider (Spec 1 §5). */
export function NewProviderFields({ control }: { control: Control<NewProviderForm> }) {
  const t = useT();
  const decimal = { inputMode: 'decimal' };
  return (
    <>
      <TextInput
        control={control}
        name="provider_user.email"
        label={t(messages.providerEmail)}
        type="email"
        isRequired
      />
      <TextInput control={control} name="name" label={t(messages.providerName)} isRequired />
      <TextInput control={control} name="phone_number" label={t(messages.phone)} type="tel" />
      <TextInput control={control} name="description" label={t(messages.description)} rows={2} />
      <TextInput control={control} name="location.address" label={t(messages.address)} isRequired />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput control={control} name="location.city" label={t(messages.city)} isRequired />
        <TextInput control={control} name="location.state" label={t(messages.emirate)} isRequired />
        <TextInput control={control} name="location.latitude" label={t(messages.latitude)} inputProps={decimal} />
        <TextInput control={control} name="location.longitude" label={t(messages.longitude)} inputProps={decimal} />
      </Box>
    </>
  );
}
