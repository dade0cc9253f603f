import { wayOf } from '#client/lib/bidi';

/** A text from data in the direction of its own, which does not reach what stands around it. */
export function OwnText({ children, className }: { children: string | null | undefined; className?: string }) {
  return (
    <bdi dir={wayOf(children)} className={className}>
      {children}
    </bdi>
  );
}
