import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useForm, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { TextInput } from '#client/ui/form/TextInput';
import { usePristineOnceSent } from '#client/ui/form/usePristineOnceSent';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { NURSING_DURATION } from '#contract/rules';
import { folded, searchTest } from '#contract/text/fold';
import { plainDecimal } from '#contract/text/numbers';
import { catalogueMessages } from '../catalogue/messages';
import { addLinksKey } from '../keys';
import { homeMessages } from '../messages';
import { FormDialog } from '../shared/forms/FormDialog';
import { FormLedger } from '../shared/forms/FormLedger';
import { searchTextOf } from '../shared/names';
import { useNames } from '../shared/useNames';
import { linksSubmitted, type LinkKind } from './events';
import { takesTime } from './linked';
import type { Item } from './linkRows';
import { linkMessages } from './messages';

interface LinkSeveralProps {
  kind: LinkKind;
  provider: Id;
  /** The items that are not linked yet. */
  items: readonly Item[];
  onClose: () => void;
}

/** What is typed for one item. */
interface LinkTyped {
  isChosen: boolean;
  price: string;
  duration: string;
}

/** By the keys of the items; `links` itself carries what is wrong with the whole. */
interface LinksTyped {
  links: Record<string, LinkTyped>;
}

/** A name of a field cannot begin with a digit: that would be a place in a list. */
const keyOf = ({ id }: Item) => `item-${id}`;

/** At most so many items are drawn at once; a search brings up the others. */
const DRAWN = 100;

/** The dialog that links several items at once: a list with ticks and prices; a typed price ticks its item. */
export function LinkSeveral({ kind, provider, items, onClose }: LinkSeveralProps) {
  const t = useT();
  const dispatch = useDispatch();
  const names = useNames();
  const key = addLinksKey(kind, provider);
  const { isSending } = useFanOutStatus(key);
  const form = useForm<LinksTyped>({
    resolver: zodResolver(schemaIn(t, kind)),
    defaultValues: { links: Object.fromEntries(items.map((item) => [keyOf(item), UNTYPED])) },
  });
  const { control, setError, formState } = form;
  usePristineOnceSent(form, isSending);
  const submit = ({ links }: LinksTyped) => {
    const chosen = items.flatMap((item) => {
      const typed = links[keyOf(item)];
      if (!typed?.isChosen) return [];
      const price = plainDecimal(typed.price) ?? typed.price;
      const values = { price, duration_minutes: Number(typed.duration), is_available: true };
      return [{ item: item.id, name: names.of(item), values }];
    });
    if (chosen.length === 0) setError('root', { message: t(linkMessages.itemRequired) });
    else dispatch(linksSubmitted({ kind, provider, links: chosen }));
  };
  return (
    <FormDialog
      title={t(linkMessages.linkSeveral)}
      form={form}
      save={{ key, isPending: isSending, hasSucceeded: false, failure: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Items form={form} items={items} kind={kind} />
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        <ChosenCount control={control} />
      </Box>
      {formState.errors.root && (
        <Box role="alert" sx={{ fontSize: 13, color: 'error.main' }}>
          {formState.errors.root.message}
        </Box>
      )}
      <FormLedger ledgerKey={key} closesOnceAdded={!formState.isDirty} onClose={onClose} />
    </FormDialog>
  );
}

const UNTYPED: LinkTyped = { isChosen: false, price: '', duration: String(NURSING_DURATION.initial) };

function ChosenCount({ control }: { control: Control<LinksTyped> }) {
  const t = useT();
  const links = useWatch({ control, name: 'links' });
  return t(linkMessages.chosen, { count: Object.values(links).filter(({ isChosen }) => isChosen).length });
}

type ItemsProps = Pick<LinkSeveralProps, 'items' | 'kind'> & { form: UseFormReturn<LinksTyped> };

/** The items that a search leaves, each with its tick and price; Enter goes from one price to the next. */
function Items({ form, items, kind }: ItemsProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const isFound = searchTest(search);
    return items.filter((item) => isFound(folded(searchTextOf(item))));
  }, [items, search]);
  const shown = found.slice(0, DRAWN);
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        value={search}
        placeholder={t(homeMessages.searchByNameOrCode)}
        slotProps={{ htmlInput: { 'aria-label': t(uiMessages.search) } }}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Box component="ul" onKeyDown={goToNext} sx={LIST}>
        {shown.map((item) => (
          <ItemLine key={item.id} form={form} item={item} kind={kind} />
        ))}
      </Box>
      {shown.length === 0 && <div>{t(linkMessages.nothingToLink)}</div>}
      {shown.length < found.length && (
        <div>{t(linkMessages.moreChoices, { shown: shown.length, count: found.length })}</div>
      )}
    </>
  );
}

const LIST = {
  display: 'grid',
  gap: 1,
  margin: 0,
  padding: 0,
  maxHeight: '40dvh',
  overflowY: 'auto',
  listStyle: 'none',
};

function ItemLine({ form: { control, setValue }, item, kind }: Omit<ItemsProps, 'items'> & { item: Item }) {
  const names = useNames();
  const t = useT();
  const name = names.of(item);
  const path = `links.${keyOf(item)}` as const;
  const choose = (price: string) => setValue(`${path}.isChosen`, price !== '', { shouldDirty: true });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, paddingBlock: 0.75 }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <CheckboxInput control={control} name={`${path}.isChosen`} label={name} />
      </Box>
      <Box sx={{ width: 132 }} onChange={(event) => choose((event.target as unknown as HTMLInputElement).value)}>
        <TextInput
          control={control}
          name={`${path}.price`}
          label={t(linkMessages.price)}
          holds="decimal"
          inputProps={{ 'aria-label': t(linkMessages.priceOf, { name }), 'data-price': '' }}
        />
      </Box>
      {takesTime(kind) && (
        <Box sx={{ width: 132 }}>
          <TextInput
            control={control}
            name={`${path}.duration`}
            label={t(catalogueMessages.durationMinutes)}
            holds="number"
            inputProps={{ 'aria-label': t(linkMessages.durationOf, { name }) }}
          />
        </Box>
      )}
    </Box>
  );
}

/** Enter in a price goes to the next one, and sends the form from the last. */
function goToNext(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  const prices = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-price]')];
  const next = prices[prices.findIndex((input) => input === event.target) + 1];
  if (!prices.some((input) => input === event.target) || !next) return;
  event.preventDefault();
  next.focus();
}

function schemaIn(t: Translate, kind: LinkKind) {
  const { min, step } = NURSING_DURATION;
  const isDuration = (text: string) => Number(text) >= min && Number(text) % step === 0;
  return z
    .object({
      links: z.record(z.string(), z.object({ isChosen: z.boolean(), price: z.string(), duration: z.string() })),
    })
    .check(({ value, issues }) => {
      for (const [key, { isChosen, price, duration }] of Object.entries(value.links)) {
        const say = (field: string, message: string) =>
          issues.push({ code: 'custom', path: ['links', key, field], message, input: value });
        if (isChosen && plainDecimal(price) === null) say('price', t(homeMessages.priceInvalid));
        if (isChosen && takesTime(kind) && !isDuration(duration))
          say('duration', t(linkMessages.durationInvalid, NURSING_DURATION));
      }
    });
}
