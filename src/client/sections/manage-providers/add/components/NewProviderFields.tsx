import type { Control } from 'react-hook-form';

import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import type { NewProviderForm } from '#client/sections/manage-providers/directory/validation';
import { FieldGrid } from '#client/ui/form/FieldGrid';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/language/useT';

/** The fields of the form Add a New Provider (Spec 1 §5). */
export function NewProviderFields({ control }: { control: Control<NewProviderForm> }) {
  const t = useT();
  return (
    <FieldGrid>
      <TextInput
        control={control}
        name="provider_user.email"
        label={t(directoryMessages.providerEmail)}
        holds="email"
        isRequired
      />
      <TextInput control={control} name="name" label={t(directoryMessages.providerName)} isRequired />
      <TextInput control={control} name="phone_number" label={t(directoryMessages.phone)} holds="phone" />
      <TextInput control={control} name="description" label={t(directoryMessages.description)} rows={1} />
      <div>
        <TextInput control={control} name="location.address" label={t(directoryMessages.address)} isRequired />
      </div>
      <TextInput control={control} name="location.city" label={t(directoryMessages.city)} isRequired />
      <TextInput control={control} name="location.state" label={t(directoryMessages.emirate)} isRequired />
      <TextInput control={control} name="location.latitude" label={t(directoryMessages.latitude)} holds="decimal" />
      <TextInput control={control} name="location.longitude" label={t(directoryMessages.longitude)} holds="decimal" />
    </FieldGrid>
  );
}
