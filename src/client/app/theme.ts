import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** The colours of a light page. */
const light = {
  primary: { main: '#0f766e', contrastText: '#ffffff' },
  error: { main: '#b42318' },
  success: { main: '#14532d' },
  background: { default: '#f6f7f7', paper: '#ffffff' },
  divider: '#e3e7e6',
  text: { primary: '#15201e', secondary: '#586563' },
  accentSoft: '#e5f3f1',
  line: '#8b9895',
  match: { ink: '#15201e', tint: '#ffe08a' },
  status: {
    green: { ink: '#14683a', tint: '#e6f4ea' },
    yellow: { ink: '#7a4d05', tint: '#fdf1d3' },
    red: { ink: '#a3201a', tint: '#fdeaea' },
    blue: { ink: '#1d4fc4', tint: '#e7eefe' },
    grey: { ink: '#4b5756', tint: '#edf0f0' },
  },
};

/** The colours of a dark page. */
const dark: typeof light = {
  primary: { main: '#2dd4bf', contrastText: '#08201d' },
  error: { main: '#f5938b' },
  success: { main: '#7bd99b' },
  background: { default: '#0e1313', paper: '#141a1a' },
  divider: '#263130',
  text: { primary: '#e6edeb', secondary: '#9aa8a5' },
  accentSoft: '#12302d',
  line: '#60706d',
  match: { ink: '#fff4cf', tint: '#6b5310' },
  status: {
    green: { ink: '#7bd99b', tint: '#0f2c1b' },
    yellow: { ink: '#f2c562', tint: '#33260a' },
    red: { ink: '#f79a93', tint: '#3a1512' },
    blue: { ink: '#93b4ff', tint: '#15254a' },
    grey: { ink: '#b0bcba', tint: '#222b2a' },
  },
};

/** A window as low as one that is enlarged to 400%: what stands around a form leaves it the room. */
const LOW = '@media (max-height: 400px)';

/** Open until it has faded, a dialog would hide from a screen reader another one that is drawn at that moment. */
const CLOSED_AT_ONCE = { closeAfterTransition: false };

/** The look of the whole product: calm neutrals, one teal, hairlines instead of shadows; light and dark. */
export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  // From `lg` up there is room for the labels of the sidebar.
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 8 },
  // Who asks the system for less motion gets no fades either.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: "'Inter Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif",
    fontSize: 14,
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
    h2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 140,
      complex: 150,
      enteringScreen: 140,
      leavingScreen: 120,
    },
  },
  components: {
    // The day on which its weeks begin is that of the clinic (`Calendar`).
    MuiLocalizationProvider: { defaultProps: { adapterLocale: 'en-gb' } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '&.MuiButton-outlined.MuiButton-colorInherit:not(.Mui-disabled)': { borderColor: vars.palette.line },
        }),
      },
    },
    // The library would cut off the ring around its thumb.
    MuiSwitch: { styleOverrides: { root: { overflow: 'visible' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // The faded placeholder of the library has a contrast of 2.6:1.
    MuiInputBase: {
      styleOverrides: {
        input: ({ theme: { vars } }) => ({
          '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          fontSize: 14,
          backgroundColor: vars.palette.background.paper,
          '&:not(.Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.line },
          legend: { fontSize: 'calc(1em * var(--raised))' },
        }),
      },
    },
    // Large enough to be hit; what touches the screen gets more.
    MuiIconButton: { styleOverrides: { sizeSmall: { minWidth: 32, minHeight: 32 } } },
    // Side by side, two fields with a date and a button each fit into a dialog of 390 pixels.
    MuiInputAdornment: { styleOverrides: { positionEnd: { marginInlineStart: -3, marginInlineEnd: -11 } } },
    MuiInputLabel: {
      styleOverrides: {
        root: { fontSize: 14 },
        shrink: { transform: 'translate(14px, -9px) scale(var(--raised))', maxWidth: 'calc(116% - 32px)' },
      },
    },
    // A fixed duration: the automatic one measures the menu while the rows behind it change. And the page itself never
    // scrolls, so that to lock it would lay it out for nothing.
    MuiMenu: { defaultProps: { transitionDuration: 100, disableScrollLock: true } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 14 } } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          paddingInline: 14,
          height: 36,
          // What can be pressed has the ink of a text and the outline of a field.
          '&:not(.Mui-disabled)': { borderColor: vars.palette.line },
          '&:not(.Mui-disabled, .Mui-selected)': { color: vars.palette.text.primary },
          // Under the pointer the tint of the library leaves too little contrast.
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.accentSoft },
        }),
      },
    },
    MuiDialog: {
      defaultProps: CLOSED_AT_ONCE,
      styleOverrides: {
        // Notices stand over the foot of the page; a dialog hangs from the top, out of their way.
        container: { alignItems: 'flex-start', paddingBlockStart: '4vh' },
        paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}`, borderRadius: 12 }),
        root: {
          insetBlock: 'var(--unseen-above, 0px) var(--unseen-below, 0px)',
          // Under another dialog the page and this one are dimmed once, by that one.
          '&:has(~ .MuiDialog-root) > .MuiBackdrop-root': { opacity: '0 !important' },
          [LOW]: {
            '.MuiDialog-container': { paddingBlockStart: 0 },
            '.MuiDialog-paper': { maxHeight: '100%', margin: 0, borderRadius: 0 },
          },
        },
      },
    },
    MuiDrawer: {
      defaultProps: CLOSED_AT_ONCE,
      styleOverrides: { paper: { insetBlockEnd: 'var(--unseen-below, 0px)' } },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          fontSize: 16,
          fontWeight: 650,
          [breakpoints.down('sm')]: { padding: '12px 16px' },
          [LOW]: { padding: '0 12px', lineHeight: 1.2 },
        }),
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          [breakpoints.down('sm')]: { padding: '4px 16px 16px' },
          [LOW]: { paddingInline: 12 },
        }),
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          padding: '12px 24px 20px',
          [breakpoints.down('sm')]: { padding: '12px 16px 16px' },
          [LOW]: {
            padding: '2px 12px',
            '&&': { flexWrap: 'nowrap' },
            button: { paddingInline: 8, lineHeight: 1.2 },
          },
        }),
      },
    },
  },
} satisfies ThemeOptions;

/** The look of a page that runs from left to right. */
export const theme = createTheme(themeOptions);
