import { numberOf } from '#client/lib/counts';
import type { Translate } from '#client/lib/text';
import { actionsColumn } from '#client/ui/data-grid/ActionsColumn';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { useT } from '#client/ui/language/useT';
import { InlineInput } from '#client/ui/plain/InlineInput';
import { NURSING_DURATION } from '#contract/rules';
import { wholeNumberIn } from '#contract/text/numbers';
import { homeMessages } from '../messages';
import { NameCell } from '../shared/components/NameCell';
import type { Removal } from '../shared/kind/defineKind';
import { useNames } from '../shared/useNames';
import { AvailabilityCell } from './cells/AvailabilityCell';
import { PriceCell } from './cells/PriceCell';
import { SaveStateCell } from './cells/SaveStateCell';
import { useLinkValue } from './cells/useLinkValue';
import type { LinkKind, LinkRef, PasteColumn } from './events';
import { takesTime } from './linked';
import type { LinkRow } from './linkRows';
import { linkMessages } from './messages';

/** The columns of links: what is linked, the fields of its values, where their changes stand, and "Unlink". */
export function linkColumnsIn(
  t: Translate,
  kind: LinkKind,
  onUnlink: (removal: Removal) => void,
  onPasteColumn?: PasteColumn,
): readonly GridColumn<LinkRow>[] {
  return [
    {
      id: 'name',
      header: t(homeMessages.name),
      minWidth: 170,
      grow: 2,
      value: ({ link }) => link.name,
      cell: (row) => <ItemCell row={row} />,
    },
    ...valueColumnsIn(t, kind, onPasteColumn),
    {
      id: 'state',
      header: t(linkMessages.changes),
      minWidth: 190,
      grow: 1,
      // Why a value was refused must not be out of sight.
      isFixed: true,
      cell: ({ link }, tabIndex) => <SaveStateCell link={link} tabIndex={tabIndex} />,
    },
    actionsColumn(t(homeMessages.actions), 76, ({ link: { id, name } }) => {
      const unlink = () => onUnlink({ id, name });
      return [{ label: t(linkMessages.unlinkItem, { name }), icon: 'unlink', onClick: unlink }];
    }),
  ];
}

function valueColumnsIn(t: Translate, kind: LinkKind, onPasteColumn?: PasteColumn): readonly GridColumn<LinkRow>[] {
  const price: GridColumn<LinkRow> = {
    id: 'price',
    header: t(linkMessages.price),
    minWidth: 144,
    grow: 0.8,
    isNumber: true,
    value: ({ offer }) => numberOf(offer.price),
    cell: ({ link, offer }) => <PriceCell {...{ link, onPasteColumn }} stored={offer.price} />,
  };
  const duration: GridColumn<LinkRow> = {
    id: 'duration',
    header: t(linkMessages.duration),
    minWidth: 116,
    grow: 0.6,
    isNumber: true,
    value: ({ offer }) => numberOf(offer.duration_minutes),
    cell: ({ link, offer }) => <DurationCell link={link} stored={Number(offer.duration_minutes)} />,
  };
  const available: GridColumn<LinkRow> = {
    id: 'available',
    header: t(homeMessages.status),
    minWidth: 136,
    hasControl: true,
    value: ({ offer }) => t(offer.is_available ? homeMessages.available : homeMessages.unavailable),
    cell: ({ link, offer }, tabIndex) => (
      <AvailabilityCell link={link} stored={offer.is_available} tabIndex={tabIndex} />
    ),
  };
  return takesTime(kind) ? [price, duration, available] : [price, available];
}

/** What is linked, by the name that the link has; beside it the name in the other language and the code. */
function ItemCell({ row: { link, item } }: { row: LinkRow }) {
  const names = useNames();
  const beside = item?.name ? [names.besideOf(item), item.code].filter(Boolean).join(' · ') : null;
  return <NameCell name={link.name} beside={beside} note={item && names.lackOf(item)} icon={item?.icon} />;
}

interface DurationCellProps {
  link: LinkRef;
  /** The minutes that the service has. */
  stored: number;
}

/** How long a nursing service takes, changed in its row (Spec 2 §5). */
function DurationCell({ link, stored }: DurationCellProps) {
  const t = useT();
  return (
    <InlineInput
      {...useLinkValue(link, 'duration_minutes', stored)}
      label={t(linkMessages.durationOf, { name: link.name })}
      format={String}
      parse={nursingMinutes}
      unit={t(linkMessages.minutes)}
      unitPosition="end"
      inputMode="numeric"
    />
  );
}

/** Minutes a person typed, `null` where nursing cannot take that long (Spec 2 §9). */
function nursingMinutes(typed: string): number | null {
  const minutes = wholeNumberIn(typed) ?? 0;
  return minutes >= NURSING_DURATION.min && minutes % NURSING_DURATION.step === 0 ? minutes : null;
}
