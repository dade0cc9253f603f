import { useT } from '#client/ui/language/useT';
import { SectionBody } from '#client/ui/layout/SectionBody';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { appMessages } from '../messages';
import { CheckServices } from './check/CheckServices';
import { Gaps } from './Gaps';

/** What an administrator sees to: the gaps of the set-up, and whether the services fit (decisions: roles). */
export function SetUpSection() {
  const t = useT();
  return (
    <SectionFrame title={t(appMessages.setUp)}>
      <SectionBody>
        <Gaps />
        <CheckServices />
      </SectionBody>
    </SectionFrame>
  );
}
