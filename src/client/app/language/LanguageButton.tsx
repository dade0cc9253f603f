import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { LANGUAGE_NAMES, otherLanguage } from '#client/lib/languages';
import { languageChosen, selectLanguage } from '#client/state/language';

/** The button that leads to the other language, in which it is named. */
export function LanguageButton() {
  const dispatch = useDispatch();
  const other = otherLanguage(useSelector(selectLanguage));
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ minWidth: 0, paddingInline: '6px' }}
      onClick={() => dispatch(languageChosen(other))}
    >
      <bdi lang={other}>{LANGUAGE_NAMES[other]}</bdi>
    </Button>
  );
}
