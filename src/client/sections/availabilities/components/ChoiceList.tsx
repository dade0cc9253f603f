import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { SearchedText } from '#client/ui/search/SearchedText';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { ResultList } from './ResultList';

/** One entry of the list. */
export interface ListChoice {
  id: string;
  name: string;
  /** What tells it from others, under the name. */
  about?: string;
  /** Stands below that. */
  note: string;
  picture?: ReactNode;
  /** Stands at the end of the entry. */
  end?: ReactNode;
}

interface ChoiceListProps {
  label: string;
  choices: readonly ListChoice[];
  onChosen: (id: string) => void;
}

/** A list of locations or doctors, of which one is opened by its name. */
export function ChoiceList({ label, choices, onChosen }: ChoiceListProps) {
  return (
    <List aria-label={label}>
      {choices.map(({ id, name, about = '', note, picture, end }) => (
        <li key={id}>
          {picture}
          <div className="about">
            <div>
              <button type="button" dir={wayOf(name)} onClick={() => onChosen(id)}>
                <SearchedText>{name}</SearchedText>
              </button>
              {[about, note].map((line, at) => (
                <div key={at} className="note" dir={wayOf(line)}>
                  {line}
                </div>
              ))}
            </div>
            {end}
          </div>
          <ChevronRight size={16} aria-hidden />
        </li>
      ))}
    </List>
  );
}

interface ChoiceListSkeletonProps {
  /** Whether the entries will have pictures. */
  hasPictures?: boolean;
}

/** The shape of such a list before it is there: a name and a note in each entry. */
export function ChoiceListSkeleton({ hasPictures = false }: ChoiceListSkeletonProps) {
  const t = useT();
  return (
    <div role="progressbar" aria-label={t(uiMessages.loading)}>
      <List>
        {Array.from({ length: 5 }, (_, entry) => (
          <li key={entry}>
            {hasPictures && <Skeleton variant="circular" width={36} height={36} />}
            <div>
              <Skeleton width={`${30 - (entry % 3) * 4}%`} />
              <Skeleton width="20%" />
            </div>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled(ResultList)(({ theme }) => ({
  li: {
    '&:hover': { backgroundColor: theme.vars.palette.background.default },
    '> div:not([class*=Skeleton])': { flex: 1, minWidth: 0 },
    '.about': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 16,
    },
    svg: { flex: 'none', color: theme.vars.palette.text.secondary },
  },
  button: rowButton(theme.vars.palette.primary.main),
  '.note': { fontSize: 13, color: theme.vars.palette.text.secondary },
}));

/** The style of a button that stands in a positioned row and answers to a click anywhere in that row. */
function rowButton(focusColor: string) {
  return {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${focusColor}`, outlineOffset: -3, borderRadius: 8 },
  } as const;
}
