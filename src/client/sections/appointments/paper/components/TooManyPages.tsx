import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { paperMenuMessages } from '../messages';

interface TooManyPagesProps {
  count: number;
  most: number;
  onClose: () => void;
}

/** Says that the day sheets take more paper than is printed at once. */
export function TooManyPages({ count, most, onClose }: TooManyPagesProps) {
  const t = useT();
  return (
    <Modal title={t(paperMenuMessages.tooMuchPaper)} size="sm" isOpen onClose={onClose}>
      <span>{t(paperMenuMessages.tooManyPages, { pages: count, most })}</span>
    </Modal>
  );
}
