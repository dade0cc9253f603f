import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { itemName } from '#client/sections/home-services/shared/names';
import { textsOf } from '#client/sections/home-services/shared/translations/translations';
import { draftTaken, formLeft } from '#client/state/formEvents';
import { selectDraft } from '#client/state/forms/forms';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { useSelected } from '#client/state/useSelected';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { useIsTouched } from '#client/ui/page/useMedia';
import type { Id } from '#contract/common';
import { cleanText } from '#contract/text/typed';
import { ArabicField } from './ArabicField';
import type { ArabicItem, ArabicKind } from './arabicKinds';
import { arabicCountOf } from './completeness';
import { ArabicBar } from './components/ArabicBar';
import { arabicNameKey, arabicNamesKey, arabicNameSubmitted } from './events';
import { arabicMessages } from './messages';

/** More fields are more than a page draws while somebody waits. */
const AT_ONCE = 100;

interface FillArabicProps {
  kind: ArabicKind;
  /** The items that had no Arabic name when the editor was opened: a filled one keeps its place. */
  ids: readonly Id[];
  /** All items of the kind as they are now. */
  items: readonly ArabicItem[];
  onClose: () => void;
}

/** The missing Arabic names of a kind beside the English ones: Enter saves one and goes on. */
export function FillArabic({ kind, ids, items, onClose }: FillArabicProps) {
  const t = useT();
  const { rows, typed, type, submit, isUnsaved, discard } = useArabicNames(kind, ids, items);
  const isTouched = useIsTouched();
  const [shown, setShown] = useState(AT_ONCE);
  const fields = useRef(new Map<number, HTMLInputElement>());
  const goTo = (at: number) => {
    if (at >= shown && at < rows.length) flushSync(() => setShown(shown + AT_ONCE));
    fields.current.get(at)?.focus();
  };
  return (
    <Modal
      title={t(say(arabicMessages.fillOf, { list: kind.list }))}
      size="lg"
      isOpen
      isDirty={isUnsaved}
      closeLabel={t(uiMessages.close)}
      onClose={() => {
        discard();
        onClose();
      }}
    >
      <ArabicBar list={kind.list} count={useMemo(() => arabicCountOf(items), [items])} />
      <Box sx={{ color: 'text.secondary' }}>{t(isTouched ? arabicMessages.byTouch : arabicMessages.intro)}</Box>
      <Box aria-hidden sx={{ ...COLUMNS, display: { xs: 'none', sm: 'grid' }, fontWeight: 600 }}>
        <span>{t(homeMessages.enName)}</span>
        <span>{t(homeMessages.arName)}</span>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.slice(0, shown).map((item, at) => (
          <Box key={item.id} component="li" sx={COLUMNS}>
            <ArabicField
              {...{ item }}
              requestKey={arabicNameKey({ kind: kind.name, id: item.id })}
              typed={typed[item.id]}
              onType={(text) => type(item.id, text)}
              onEnter={() => {
                submit(item);
                goTo(at + 1);
              }}
              inputRef={(field) => {
                if (field) fields.current.set(at, field);
                else fields.current.delete(at);
              }}
            />
          </Box>
        ))}
      </Box>
      {shown < rows.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          {t(arabicMessages.shown, { shown, count: rows.length })}
          <Button onClick={() => setShown(shown + AT_ONCE)}>
            <span>{t(arabicMessages.more, { count: Math.min(AT_ONCE, rows.length - shown) })}</span>
          </Button>
        </Box>
      )}
    </Modal>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
} as const;

/** What is typed for which item, and whether that is unsaved; what the end of the session left so is there again. */
function useArabicNames(kind: ArabicKind, ids: readonly Id[], items: readonly ArabicItem[]) {
  const dispatch = useDispatch();
  const key = arabicNamesKey(kind);
  const draft = useSelected(selectDraft, key) as Typed | undefined;
  const [typed, setTyped] = useState<Typed>(draft ?? {});
  const [shown] = useState(() => new Set([...ids.map(String), ...Object.keys(typed)]));
  const rows = useMemo(() => {
    const byId = new Map(items.map((item) => [String(item.id), item]));
    return [...shown].map((id) => byId.get(id)).filter((item) => item !== undefined);
  }, [shown, items]);
  const nameTyped = ({ id }: ArabicItem) => cleanText(typed[id] ?? '');
  const isNew = (item: ArabicItem) => nameTyped(item) !== '' && nameTyped(item) !== textsOf(item, 'ar').name;
  const hasDraft = draft !== undefined;
  useEffect(() => {
    if (hasDraft) dispatch(draftTaken(key));
  }, [dispatch, hasDraft, key]);
  const isDiscarded = useRef(false);
  const keep = useEffectEvent(() => {
    const unsaved = isDiscarded.current ? [] : rows.filter(isNew).map(({ id }) => [id, typed[id] ?? ''] as const);
    dispatch(formLeft(key, unsaved.length > 0 ? Object.fromEntries(unsaved) : null));
  });
  useEffect(() => () => keep(), []);
  const isUnsaved = useSelector((state: RequestsRoot) =>
    rows.some((item) => isNew(item) && !isPending(state, kind, item.id)),
  );
  return {
    rows,
    typed,
    type: (id: Id, text: string) => setTyped({ ...typed, [id]: text }),
    submit: (item: ArabicItem) => {
      const name = nameTyped(item);
      if (isNew(item)) dispatch(arabicNameSubmitted({ kind: kind.name, id: item.id, label: itemName(item), name }));
    },
    isUnsaved,
    discard: () => {
      isDiscarded.current = true;
    },
  };
}

/** Texts by the id of their item. */
type Typed = Readonly<Record<Id, string>>;

function isPending(state: RequestsRoot, { name: kind }: ArabicKind, id: Id): boolean {
  return selectRequest(state, arabicNameKey({ kind, id }))?.status === 'pending';
}
