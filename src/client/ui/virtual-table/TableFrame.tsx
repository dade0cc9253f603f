import type { ComponentProps } from 'react';

import { RoundFrame } from '../layout/RoundFrame';
// A stylesheet, because the frame is drawn anew with every step of its scroll bar: MUI's `styled` would work out its
// styles each time.
import './TableFrame.css';

/** The frame of a table: it scrolls inside, and its header stays. */
export function TableFrame(props: ComponentProps<'div'>) {
  return (
    <RoundFrame>
      <div className="table-frame" {...props} />
    </RoundFrame>
  );
}
