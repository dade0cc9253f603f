import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { OneTimePassword } from '#client/sections/manage-providers/passwords/components/OneTimePassword';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';

interface ProviderCreatedProps {
  id: Id;
  /** The random password to show once; `undefined` where the configured one was used. */
  password: string | undefined;
}

/** The panel Provider Created! with the new ID (Spec 1 §2). */
export function ProviderCreated({ id, password }: ProviderCreatedProps) {
  const t = useT();
  return (
    <>
      <PlainAlert severity="success" role="status">
        <strong>{t(directoryMessages.created)}</strong>
        <div>{t(directoryMessages.createdId, { id })}</div>
      </PlainAlert>
      {password && <OneTimePassword password={password} />}
    </>
  );
}
