import { ChevronLeft, ChevronRight } from 'lucide-react';

import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import { monthMessages } from './messages';

interface MonthHeadProps {
  title: string;
  onNext: () => void;
  onPrevious: () => void;
}

/** Which dates are on screen, and the way to others. */
export function MonthHead({ title, onNext, onPrevious }: MonthHeadProps) {
  const t = useT();
  return (
    <div className="head">
      <IconAction
        label={t(monthMessages.previous)}
        icon={<ChevronLeft size={18} className="onwards" />}
        onClick={onPrevious}
      />
      <strong role="status">{title}</strong>
      <IconAction
        label={t(monthMessages.next)}
        icon={<ChevronRight size={18} className="onwards" />}
        onClick={onNext}
      />
    </div>
  );
}
