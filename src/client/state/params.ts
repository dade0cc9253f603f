/** A dialog that stands in the address: the parameter that opens it, and beside what alone it does. */
interface DialogParam {
  name: string;
  beside?: readonly [name: string, value: string];
}

/** What a section says of its parameters of the address. */
interface SectionParams {
  /**
   * The parameters that mean something only beside others: each goes out when one of these is chosen anew. What others
   * hang on stands before them.
   */
  goesWith?: Readonly<Record<string, readonly string[]>>;
  dialogs?: readonly DialogParam[];
  /** Whether a dialog opens by itself with the section, so that Back leaves both. */
  bringsDialog?: boolean;
}

/** The dialogs of the appointments, of which one takes the place of another. */
const OF_APPOINTMENTS = ['visits', 'follow', 'book', 'sooner', 'away', 'late', 'closed'] as const;

/** The parameters of the address by section (decisions: view state in the address). */
const PARAMS: Readonly<Record<string, SectionParams>> = {
  appointments: {
    goesWith: {
      period: ['view'],
      span: ['view'],
      of: ['view'],
      at: ['view', 'day', 'of'],
      back: ['view'],
      open: ['view', 'day'],
      ...Object.fromEntries(OF_APPOINTMENTS.map((one) => [one, ['view', ...OF_APPOINTMENTS]])),
      with: ['book'],
      free: ['sooner', 'book'],
      on: ['away', 'closed'],
    },
    dialogs: [{ name: 'open', beside: ['view', 'board'] }, ...OF_APPOINTMENTS.map((name) => ({ name }))],
  },
  availabilities: {
    goesWith: { location: ['q'], doctor: ['location'], date: ['doctor'], form: ['location', 'doctor'] },
    dialogs: [{ name: 'form' }],
  },
  'manage-providers': {
    goesWith: {
      provider: ['kind'],
      specialty: ['kind'],
      location: ['kind'],
      ptype: ['kind'],
      open: ['q', 'kind'],
      hours: ['details'],
      at: ['hours'],
    },
    dialogs: [{ name: 'hours' }, { name: 'form' }],
  },
  'home-services': {
    goesWith: {
      category: ['tab'],
      subcategory: ['tab'],
      texts: ['tab'],
      part: ['tab'],
      open: ['tab'],
      form: ['tab'],
      specialty: ['tab', 'part'],
      therapy: ['tab', 'part'],
      q: ['tab', 'part'],
      sort: ['tab', 'part', 'open'],
      page: ['provider', 'category', 'subcategory', 'texts', 'specialty', 'therapy', 'q', 'sort', 'open'],
    },
    dialogs: [
      { name: 'open', beside: ['tab', 'labPackages'] },
      { name: 'open', beside: ['tab', 'providers'] },
      { name: 'form' },
    ],
  },
  'referral-tracking': { goesWith: { page: ['view'] }, bringsDialog: true },
};

type Params = Readonly<Record<string, string>>;

/** The parameters of a view with others set, taken out (by `null` or the empty text), and left out with those. */
export function withParams(section: string, before: Params, patch: Readonly<Record<string, string | null>>): Params {
  const chosen = new Set(Object.keys(patch));
  for (const [name, others] of Object.entries(PARAMS[section]?.goesWith ?? {}))
    if (others.some((other) => chosen.has(other))) chosen.add(name);
  const standing = Object.entries(before).filter(([name]) => !chosen.has(name));
  return Object.fromEntries(
    [...standing, ...Object.entries(patch)].filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The parameters of a section that open a dialog. */
export function dialogParams(section: string): readonly DialogParam[] {
  return PARAMS[section]?.dialogs ?? [];
}

/** How many dialogs stand in an address, or come with it. */
export function dialogsIn({ section, params }: { section: string; params: Params }): number {
  const isThere = ({ name, beside: [other, value] = [name, params[name] ?? ''] }: DialogParam) =>
    params[name] && params[other] === value;
  return dialogParams(section).filter(isThere).length + (PARAMS[section]?.bringsDialog ? 1 : 0);
}
