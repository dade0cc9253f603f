import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';

import { cleanText } from '#contract/text/typed';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { SearchBox } from './SearchBox';

/** What was typed into a search without being submitted when it was last left. */
export interface SearchDraft {
  typed: string;
  /** Called with what stands in the box when the search goes off the screen. */
  onLeft: (typed: string) => void;
}

interface SubmittedSearchProps {
  /** What was searched for; when that changes, by Back for instance, the box follows. */
  text: string;
  placeholder: string;
  draft?: SearchDraft;
  onSearch: (text: string) => void;
}

/** A search box with its button: it searches when Enter or the button is pressed, which needs a text (Spec 1 §2). */
export function SubmittedSearch({ text, placeholder, draft, onSearch }: SubmittedSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(draft?.typed ?? text);
  const [followed, setFollowed] = useState(text);
  if (followed !== text) {
    setFollowed(text);
    setTyped(text);
  }
  const tellLeft = useEffectEvent(() => draft?.onLeft(typed));
  useEffect(
    () => () => {
      tellLeft();
    },
    [],
  );
  const wanted = cleanText(typed);
  const submit = () => {
    if (wanted) onSearch(wanted);
  };
  return (
    <>
      <SearchBox value={typed} placeholder={placeholder} onChange={setTyped} onSubmit={submit} />
      <Button variant="contained" disabled={!wanted} onClick={submit}>
        {t(uiMessages.search)}
      </Button>
    </>
  );
}
