import { groupedPhone } from '#client/lib/phone';
import { safeHref } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import quiet from '#client/ui/quiet.module.css';
import { useT } from '#client/ui/useT';

/** A number to call, in groups of digits. */
export function Phone({ number }: { number: string | null }) {
  const t = useT();
  if (!number) return <span className={quiet.text}>{t(listMessages.noPhone)}</span>;
  const href = safeHref(`tel:${number.replace(/[^\d+]/g, '')}`);
  return (
    <a href={href ?? undefined} className={quiet.text} dir="ltr">
      {groupedPhone(number)}
    </a>
  );
}
