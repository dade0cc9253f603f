import { Building2, CalendarDays, FlaskConical, LayoutGrid, MapPin, Package, Stethoscope, Zap } from 'lucide-react';

import type { FindingKind } from '#client/state/findable';

const ICONS = {
  patient: CalendarDays,
  verb: Zap,
  place: LayoutGrid,
  doctor: Stethoscope,
  location: MapPin,
  provider: Building2,
  service: FlaskConical,
  package: Package,
} satisfies Record<FindingKind, unknown>;

/** What a line is about, at a glance. */
export function KindIcon({ kind }: { kind: FindingKind }) {
  const Icon = ICONS[kind];
  return <Icon size={16} aria-hidden style={{ flex: 'none', marginInline: '4px 16px', opacity: 0.7 }} />;
}
