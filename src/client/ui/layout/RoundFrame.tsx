import type { ReactNode } from 'react';

import './RoundFrame.css';

/**
 * A surface with round corners around one thing that scrolls. The corners are painted over that: what scrolls and is
 * itself round is cut out anew in every frame, for which a page that is drawn without a graphics processor loses one
 * frame in five.
 */
export function RoundFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`round-frame ${className}`}>{children}</div>;
}
