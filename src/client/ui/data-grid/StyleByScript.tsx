import GlobalStyles from '@mui/material/GlobalStyles';
import type { ElementType, ReactElement } from 'react';
import { jsx as element } from 'react/jsx-runtime';

/** Puts rules into the styles of the product, where the library of grids would write a style element with a text. */
function StyleByScript({ children }: { children?: string }) {
  return children ? <GlobalStyles styles={children} /> : null;
}

/**
 * Makes elements for the one module of the grid that writes such a style element, which the policy of the page refuses
 * (`rules` in webpack.config.ts; decisions: what the page may load).
 */
export function jsx(type: ElementType, props: Readonly<Record<string, unknown>>): ReactElement {
  return element(type === 'style' ? StyleByScript : type, props);
}
