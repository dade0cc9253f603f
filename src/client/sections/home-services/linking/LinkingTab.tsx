import { messages } from '../messages';
import { ProviderSubTabs } from '../providers/ProviderSubTabs';
import { LinkedNursingPart, LinkedPackagesPart, LinkedServicesPart } from './LinkedParts';
import { linkMessages } from './messages';

/** What a provider offers: choose the provider, then what kind of service (Spec 2 §2.3). */
export function LinkingTab() {
  return (
    <ProviderSubTabs
      label={linkMessages.kinds}
      parts={[
        { id: 'services', label: messages.labServices, Content: LinkedServicesPart },
        { id: 'packages', label: messages.labPackages, Content: LinkedPackagesPart },
        { id: 'nursing', label: linkMessages.nursing, Content: LinkedNursingPart },
      ]}
    />
  );
}
