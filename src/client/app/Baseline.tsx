import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';

import { TOUCH } from '#client/ui/useMedia';
import { dark, focusRing, light, RAISED } from './theme';

/** What a search has found is marked in ink and tint of its own, whatever it stands on. */
const matchColours = ({ match: { ink, tint } }: typeof light) => ({ color: ink, backgroundColor: tint });

/** What has a size of its own: the knob of a switch, and a card of the board, which is as high as its time is long. */
const SIZED = '.MuiSwitch-switchBase, [data-tone]';

/**
 * What every page begins with, in place of the library's `CssBaseline`. That one sizes the box of each element as that
 * of its parent; a browser that looks for an element whose style it can take over then has to compare the parents too,
 * each of which has a place of its own: the 177 appointments of a board took 9 ms to style on the first day and 145 on
 * the fourteenth, and take 6 on all of them now. It also has the browser work out what stands before and after every
 * element, a quarter of the work of the rest.
 */
const baseline = ({ vars, typography, breakpoints }: Theme): CSSObject => ({
  '*': { boxSizing: 'border-box' },
  html: {
    // For the fields that are plain elements.
    '--raised': RAISED,
    height: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
    [breakpoints.down('sm')]: { '--bottom-bar': '56px' },
    [`${breakpoints.down('sm')} and (max-height: 400px)`]: { '--bottom-bar': '45px' },
  },
  '[data-theme="light"]': { colorScheme: 'light' },
  '[data-theme="dark"]': { colorScheme: 'dark' },
  body: {
    height: '100%',
    margin: 0,
    ...(typography.body1 as CSSObject),
    fontVariantNumeric: 'tabular-nums',
    // A word as long as its line goes on in the next one.
    overflowWrap: 'break-word',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.default,
    '@media print': { backgroundColor: vars.palette.common.white },
  },
  '#root': { height: '100%' },
  // What is there to be pressed, and leads nowhere on paper.
  '[data-off-paper]': { '@media print': { display: 'none !important' } },
  'strong, b': { fontWeight: typography.fontWeightBold },
  kbd: {
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 4,
    padding: '0 6px',
    fontFamily: 'inherit',
    fontSize: 12,
    color: vars.palette.text.secondary,
    [`@media ${TOUCH}`]: { display: 'none' },
  },
  // Icons that point along the line.
  '[dir="rtl"] :is(.lucide-chevron-left, .lucide-chevron-right, .lucide-log-out)': { transform: 'scaleX(-1)' },
  // A field with nothing in it runs as the page does.
  '[dir="rtl"] [dir="auto"]:placeholder-shown': { direction: 'rtl' },
  // A text of the other direction is aligned like its neighbours, and so are the figures in a field.
  ':is([dir="auto"], [dir="rtl"]):not(:root, input:not([data-figures]), textarea)': {
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  mark: {
    ...matchColours(light),
    '[data-theme="dark"] &': matchColours(dark),
  },
  ':focus-visible': focusRing(vars.palette.primary.main),
  // Whatever size a control has elsewhere, a finger meets it.
  [`@media ${TOUCH}`]: {
    [`:root :is(button, [role="option"], .MuiButtonBase-root, .MuiInputBase-root):not(${SIZED})`]: { minHeight: 44 },
    [`:root :is(button, .MuiButtonBase-root):not(${SIZED})`]: { minWidth: 44 },
    // Of a closed select nothing but its value can be pressed: it fills the field.
    ':root [role="combobox"]:not(input)': { boxSizing: 'border-box', height: 44, paddingBlock: 12 },
    // A link in a line moves nothing by it.
    'a[href]': { paddingBlock: 14, marginBlock: -14 },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
});

/** The rules of `baseline` in the page. */
export function Baseline() {
  return <GlobalStyles styles={baseline} />;
}
