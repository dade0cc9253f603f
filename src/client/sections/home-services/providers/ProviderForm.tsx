import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { nullsKept } from '#client/lib/records';
import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { ImageInput } from '#client/ui/form/ImageInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedCode, typedText } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { HomeProvider, HomeProviderDraft } from '#contract/homeServices/providers';
import { DEFAULT_COORDINATES, EMAIL_PATTERN, LOCALES, PROVIDER_IMAGE_FILES } from '#contract/rules';
import { degreesIn } from '#contract/text/numbers';
import { homeProviderTexts } from '../kinds/homeProvider';
import { homeMessages } from '../messages';
import { FormDialog, StepFields } from '../shared/forms/FormDialog';
import { imageShape } from '../shared/forms/validation';
import type { ItemForm } from '../shared/kind/useKind';
import { ArabicFields } from '../shared/translations/TranslationFields';
import { arabicKept } from '../shared/translations/translationForm';
import { isSameTexts, localesOf, textsOf, textsSent } from '../shared/translations/translations';
import { providerMessages } from './messages';

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a home provider; its English translation is its name and description (Spec 2 §5). */
export function ProviderForm({ item: provider, save, onSubmit, onClose }: ItemForm<HomeProvider, HomeProviderDraft>) {
  const t = useT();
  const form = useForm({ resolver: zodResolver(schemaIn(t, provider)), defaultValues: valuesOf(provider) });
  const { control } = form;
  const submit = (values: Values) => {
    const { logo, banner_image, arName, arDescription, ...typed } = values;
    const body = nullsKept<HomeProviderDraft>(typed, provider);
    const en = textsSent(provider, 'en', { name: typed.name, description: typed.description });
    const ar = textsSent(provider, 'ar', { name: arName, description: arDescription });
    const before = textsIn(provider);
    const rewritten = LOCALES.filter((locale) => !isSameTexts({ en, ar }[locale], before[locale]));
    const texts = arName || arDescription ? { en, ar } : { en };
    onSubmit({ body, images: { logo, banner_image }, texts, existing: localesOf(provider), rewritten }, values);
  };
  return (
    <FormDialog
      title={t(provider ? homeProviderTexts.edit : homeProviderTexts.add)}
      form={form}
      save={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <StepFields step="item">
        <TextInput control={control} name="name" label={t(homeMessages.name)} isRequired />
        <TextInput control={control} name="description" label={t(homeMessages.description)} rows={2} />
      </StepFields>
      <ArabicFields control={control} />
      <StepFields step="item">
        <TextInput control={control} name="address" label={t(providerMessages.address)} />
        <TextInput control={control} name="city" label={t(providerMessages.city)} />
        <TextInput control={control} name="phone_number" label={t(providerMessages.phoneNumber)} holds="phone" />
        <TextInput control={control} name="email" label={t(providerMessages.email)} holds="email" />
        <TextInput control={control} name="latitude" label={t(providerMessages.latitude)} holds="decimal" />
        <TextInput control={control} name="longitude" label={t(providerMessages.longitude)} holds="decimal" />
        <CheckboxInput control={control} name="is_active" label={t(homeMessages.active)} />
        <CheckboxInput control={control} name="auto_confirmation" label={t(providerMessages.autoConfirmation)} />
        <ImageInput
          control={control}
          name="logo"
          label={t(providerMessages.logo)}
          accepts={PROVIDER_IMAGE_FILES}
          current={provider?.logo}
        />
        <ImageInput
          control={control}
          name="banner_image"
          label={t(providerMessages.banner)}
          accepts={PROVIDER_IMAGE_FILES}
          current={provider?.banner_image}
        />
      </StepFields>
    </FormDialog>
  );
}

function schemaIn(t: Translate, provider: HomeProvider | null) {
  const degrees = () => typedCode().check(z.overwrite((typed) => degreesIn(typed) ?? typed));
  return z
    .object({
      name: typedText(t(providerMessages.nameRequired)),
      description: typedText(),
      address: typedText(),
      city: typedText(),
      phone_number: typedCode(),
      email: typedCode().check(
        z.refine((email) => email === '' || EMAIL_PATTERN.test(email), t(providerMessages.emailInvalid)),
      ),
      latitude: degrees(),
      longitude: degrees(),
      is_active: z.boolean(),
      auto_confirmation: z.boolean(),
      logo: imageShape,
      banner_image: imageShape,
      arName: typedText(),
      arDescription: typedText(),
    })
    .check(arabicKept(t, provider));
}

function valuesOf(provider: HomeProvider | null) {
  const { en, ar } = textsIn(provider);
  return {
    ...en,
    address: provider?.address ?? '',
    city: provider?.city ?? '',
    phone_number: provider?.phone_number ?? '',
    email: provider?.email ?? '',
    latitude: String(provider?.latitude ?? DEFAULT_COORDINATES.latitude),
    longitude: String(provider?.longitude ?? DEFAULT_COORDINATES.longitude),
    is_active: provider?.is_active ?? true,
    auto_confirmation: provider?.auto_confirmation ?? false,
    logo: undefined,
    banner_image: undefined,
    arName: ar.name,
    arDescription: ar.description,
  };
}

/** The translations that the form starts with; the English one is the name and description of the provider itself. */
function textsIn(provider: HomeProvider | null) {
  const own = provider && { name: provider.name, description: provider.description };
  return { en: textsOf(own, 'en'), ar: textsOf(provider, 'ar') };
}
