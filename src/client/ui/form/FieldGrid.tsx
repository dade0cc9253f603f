import { styled } from '@mui/material/styles';

/** Fields of a form two by two where there is room, and whatever else stands among them in lines of its own. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 12px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(.MuiFormControl-root, [data-sent]), & > [data-step] > :not(.MuiFormControl-root)': {
      gridColumn: '1 / -1',
    },
  },
}));
