import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Failure } from '#client/lib/errors';
import type { Translate } from '#client/lib/text';
import { TextInput } from '#client/ui/form/TextInput';
import { typedNumber } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { NURSING_DURATION } from '#contract/rules';
import { catalogueMessages } from '../catalogue/messages';
import { ListFailures } from '../shared/components/ListFailures';
import { FormDialog, type SaveView } from '../shared/forms/FormDialog';
import { price, requiredChoice } from '../shared/forms/validation';
import type { ListState } from '../shared/kind/useRows';
import { ItemPicker } from './components/ItemPicker';
import type { LinkKind, LinkValues } from './events';
import { ITEM_FIELDS, takesTime } from './linked';
import type { Item } from './linkRows';
import { linkMessages } from './messages';

interface LinkFormProps {
  /** The label of the field that chooses the item. */
  label: string;
  /** The items that are not linked yet. */
  items: ListState<Item>;
  kind: LinkKind;
  save: SaveView;
  onSubmit: (item: Id, values: LinkValues, typed: object) => void;
  onClose: () => void;
}

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form that links one more item to a provider, available from the start (Spec 2 §5). */
export function LinkForm({ label, items, kind, save, onSubmit, onClose }: LinkFormProps) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t)),
    defaultValues: { item: '' as Id, price: '', duration_minutes: String(NURSING_DURATION.initial) },
  });
  const { control } = form;
  const failure = useItemErrors(save.failure, ITEM_FIELDS[kind]);
  const submit = (typed: Values) => {
    const { item, ...values } = typed;
    onSubmit(item, { ...values, is_available: true }, typed);
  };
  return (
    <FormDialog
      title={t(linkMessages.linkNew)}
      form={form}
      save={{ ...save, failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ListFailures lists={[items]} />
      <ItemPicker control={control} name="item" label={label} list={items} isRequired />
      <TextInput control={control} name="price" label={t(linkMessages.priceInAed)} holds="decimal" isRequired />
      {takesTime(kind) && (
        <TextInput
          control={control}
          name="duration_minutes"
          label={t(catalogueMessages.durationMinutes)}
          holds="number"
          isRequired
        />
      )}
    </FormDialog>
  );
}

function schemaIn(t: Translate) {
  const message = t(linkMessages.durationInvalid, NURSING_DURATION);
  return z.object({
    item: requiredChoice(t, linkMessages.itemRequired),
    price: price(t),
    duration_minutes: typedNumber({ ...NURSING_DURATION, message }),
  });
}

/** The failure, with its sentence about the item moved to the field `item` of this form. */
function useItemErrors(failure: Failure | null, itemField: string): Failure | null {
  return useMemo(() => {
    const sentence = failure?.fields[itemField];
    return failure && sentence ? { ...failure, fields: { ...failure.fields, item: sentence } } : failure;
  }, [failure, itemField]);
}
