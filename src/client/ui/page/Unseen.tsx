import { styled } from '@mui/material/styles';

/** Where stands what is heard and not seen. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words for those who do not see what stands beside them. */
export const Unseen = styled('span')(UNSEEN);
