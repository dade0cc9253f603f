import Button from '@mui/material/Button';

import { cleanText } from '#contract/text/typed';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { SearchBox } from './SearchBox';

/** What stands in the box of a search that is submitted. */
export interface TypedSearch {
  typed: string;
  onTyped: (typed: string) => void;
}

interface SubmittedSearchProps extends TypedSearch {
  placeholder: string;
  onSearch: (text: string) => void;
}

/** A search box with its button: it searches when Enter or the button is pressed, which needs a text (Spec 1 §2). */
export function SubmittedSearch({ typed, placeholder, onTyped, onSearch }: SubmittedSearchProps) {
  const t = useT();
  const wanted = cleanText(typed);
  const submit = () => {
    if (wanted) onSearch(wanted);
  };
  return (
    <>
      <SearchBox value={typed} placeholder={placeholder} onChange={onTyped} onSubmit={submit} />
      <Button variant="contained" disabled={!wanted} onClick={submit}>
        {t(uiMessages.search)}
      </Button>
    </>
  );
}
