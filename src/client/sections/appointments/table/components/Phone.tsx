import { listMessages } from '#client/sections/appointments/list/messages';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { PhoneNumber } from '#client/ui/phone/PhoneNumber';

/** The phone of a doctor, or that there is none. */
export function Phone({ number }: { number: string | null }) {
  const t = useT();
  if (!number) return <span className={quiet.text}>{t(listMessages.noPhone)}</span>;
  return <PhoneNumber field={number} className={quiet.text} />;
}
