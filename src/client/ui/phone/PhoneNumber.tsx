import { useMarkSearched } from '../search/SearchedText';
import { usePhone } from './usePhone';

interface PhoneNumberProps {
  /** As a service sent it: one number or several. */
  field: string;
  className?: string;
}

/** A phone in groups of digits, from left to right on any page; a link to call it where it can be dialled. */
export function PhoneNumber({ field, className }: PhoneNumberProps) {
  const { text, href } = usePhone(field);
  const markSearched = useMarkSearched();
  const Element = href ? 'a' : 'bdi';
  return (
    <Element {...(href && { href })} className={className} dir="ltr">
      {markSearched(text, true)}
    </Element>
  );
}
