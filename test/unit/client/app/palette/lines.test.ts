import { withFound } from '#client/app/palette/lines';
import type { FoundThing, FindingKind } from '#client/state/findable';

const finding = (kind: FindingKind, ...ids: string[]): FoundThing[] =>
  ids.map((id) => ({ id: `${kind}/${id}`, kind, label: id, event: { type: id } }));

const NOTHING = { typed: '', lines: [] };
const shown = ({ lines }: ReturnType<typeof withFound>) =>
  lines.map(({ label, group }) => `${label as string} ${group}`);

describe('the lines of what was found', () => {
  const first = withFound(NOTHING, 'ra', [...finding('verb', 'Rest'), ...finding('patient', 'Rana', 'Ramy')]);

  it('stand by kind, patients first', () =>
    expect(shown(first)).toEqual(['Rana patient/0', 'Ramy patient/0', 'Rest verb/0']));

  it('have a doctor above what can be done about one', () =>
    expect(
      shown(withFound(NOTHING, 'ra', [...finding('verb', 'Rania is late'), ...finding('doctor', 'Rania')])),
    ).toEqual(['Rania doctor/0', 'Rania is late verb/0']));

  it('stay where they are: what is found later goes below, each thing once', () => {
    const later = withFound(first, 'ra', [...finding('patient', 'Rana', 'Rasha'), ...finding('doctor', 'Dr. Raed')]);
    expect(shown(later)).toEqual([...shown(first), 'Rasha patient/1', 'Dr. Raed doctor/0']);
    const last = withFound(later, 'ra', [...finding('doctor', 'Dr. Rami'), ...finding('patient', 'Rafa')]);
    expect(shown(last).slice(5)).toEqual(['Rafa patient/2', 'Dr. Rami doctor/1']);
  });

  it('are five of a kind, also of what comes in parts', () => {
    const many = withFound(NOTHING, 'a', finding('location', '1', '2', '3', '4'));
    expect(shown(withFound(many, 'a', finding('location', '5', '6', '7')))).toHaveLength(5);
    expect(
      shown(withFound(NOTHING, 'a', finding('location', ...Array.from({ length: 8 }, (_, at) => String(at))))),
    ).toHaveLength(5);
  });

  it('begin anew with another text, also where nothing is found of it', () => {
    expect(shown(withFound(first, 'raz', finding('verb', 'Raze')))).toEqual(['Raze verb/0']);
    expect(withFound(first, 'razz', [])).toEqual({ typed: 'razz', lines: [] });
    expect(withFound(first, 'ra', finding('patient', 'Rana'))).toBe(first);
  });
});
