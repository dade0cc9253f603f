import type { Search } from './slice';

/**
 * What a search is narrowed by, as the search of its kind takes it; empty when that of all kinds serves, which knows no
 * limit (Spec 1 §7, §9; decisions: Manage Providers search).
 */
export function narrowingOf({ kind, provider, specialty, location, providerType }: Search): Record<string, string> {
  const by: Record<Search['kind'], Record<string, string>> = {
    '': {},
    doctors: { provider_id: provider, specialty_id: specialty, location_id: location },
    providers: { provider_type: providerType, location_id: location },
  };
  return Object.fromEntries(Object.entries(by[kind]).filter(([, value]) => value !== ''));
}
