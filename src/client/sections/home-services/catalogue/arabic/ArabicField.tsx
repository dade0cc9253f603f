import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type Ref } from 'react';

import type { Failure } from '#client/lib/errors';
import { say, type Text } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { itemName } from '#client/sections/home-services/shared/names';
import { textsOf } from '#client/sections/home-services/shared/translations/translations';
import { useRequest } from '#client/state/requests/useRequest';
import { uiMessages } from '#client/ui/language/messages';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { cleanText } from '#contract/text/typed';
import type { ArabicItem } from './arabicKinds';
import { arabicMessages } from './messages';

interface ArabicFieldProps {
  item: ArabicItem;
  /** The request that saves its name. */
  requestKey: string;
  /** `undefined` before anything was typed. */
  typed: string | undefined;
  onType: (text: string) => void;
  onEnter: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** An English name beside the field of the Arabic one, with the state of its saving. */
export function ArabicField({ item, requestKey, typed, onType, onEnter, inputRef }: ArabicFieldProps) {
  const t = useT();
  const id = useId();
  const { isPending, state, failure } = useSaving(item, requestKey, typed);
  const english = textsOf(item, 'en').name || itemName(item);
  const help = failure ? (failure.detail ?? failure.text) : state;
  return (
    <>
      <Box sx={{ minWidth: 0, paddingBlock: 1, overflowWrap: 'anywhere' }}>
        <OwnText>{english}</OwnText>
        {item.code && item.code !== english && (
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            <bdi dir="ltr">{item.code}</bdi>
          </Box>
        )}
      </Box>
      <FormControl size="small" error={failure !== null}>
        <OutlinedInput
          value={typed ?? textsOf(item, 'ar').name}
          autoComplete="off"
          inputRef={inputRef}
          inputProps={{
            ...{ lang: 'ar', dir: 'rtl', readOnly: isPending, enterKeyHint: 'next' },
            'aria-label': t(say(arabicMessages.nameOf, { name: english })),
            'aria-describedby': help ? id : undefined,
          }}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
        {help && (
          <FormHelperText id={id} role={failure ? 'alert' : undefined}>
            {t(help)}
          </FormHelperText>
        )}
      </FormControl>
    </>
  );
}

/** Where the saving of what stands in the field is: of an earlier opening of the editor nothing is told. */
function useSaving(item: ArabicItem, requestKey: string, typed: string | undefined) {
  const { isPending, hasSucceeded, failure } = useRequest(requestKey);
  const [old] = useState(failure);
  const name = cleanText(typed ?? '');
  const isSaved = hasSucceeded && name !== '' && name === textsOf(item, 'ar').name;
  const state: Text | null = isPending ? uiMessages.saving : isSaved ? homeMessages.saved : null;
  const told: Failure | null = failure === old ? null : failure;
  return { isPending, state, failure: told };
}
