import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the fields of the bar would leave no room for rows: on a phone, or enlarged to 400%. */
export function useHasSmallBar(): boolean {
  return useMediaQuery('(max-width: 599.95px), (max-height: 639.95px)', { noSsr: true });
}
