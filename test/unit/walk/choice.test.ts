import { chanceOf } from '#test/walk/chance';
import { chooseDeed, describe as describeControl, type Choices, type Memory } from '#test/walk/choice';
import type { Control } from '#test/walk/controls';

const control = (name: string, more: Partial<Control> = {}): Control => ({
  ...{ use: 'press', role: 'button', name, where: ['main'], nth: 0, x: 0, y: 0, takes: '', hasFocus: false },
  ...more,
});

const MEANINGS: Readonly<Record<string, string>> = {
  Accept: 'accept',
  'Select Omar': 'select',
  'Select Huda': 'select',
};

const choicesOf = (controls: readonly Control[]): Choices => ({
  controls,
  focus: 'nothing',
  place: 'list',
  meaning: (name) => MEANINGS[name],
});

/** What is pressed in so many steps, by how often. */
function pressed(controls: readonly Control[], steps: number): Record<string, number> {
  const chance = chanceOf(3);
  const memory: Memory = new Map();
  const counts: Record<string, number> = {};
  for (let step = 0; step < steps; step += 1) {
    const deed = chooseDeed(choicesOf(controls), chance, memory);
    if (deed.kind === 'press') counts[deed.on.name] = (counts[deed.on.name] ?? 0) + 1;
  }
  return counts;
}

it('chooses the same from the same seed', () => {
  const deeds = (seed: number) => {
    const chance = chanceOf(seed);
    const memory: Memory = new Map();
    return Array.from({ length: 20 }, () =>
      chooseDeed(choicesOf([control('Accept'), control('Reject')]), chance, memory),
    );
  };

  expect(deeds(5)).toEqual(deeds(5));
  expect(deeds(5)).not.toEqual(deeds(6));
});

it('presses what it has pressed least, however many stand beside it that mean the same', () => {
  const rows = Array.from({ length: 50 }, (_, nth) => control(nth % 2 ? 'Select Omar' : 'Select Huda', { nth }));
  const counts = pressed([...rows, control('Accept')], 100);

  expect(counts.Accept).toBeGreaterThan(20);
  expect(counts.Accept).toBeLessThan(50);
});

it('knows a control again by its role, what its name means and where it is, whatever its values', () => {
  const told = (one: Control, place = 'list') => describeControl(one, { ...choicesOf([]), place });

  expect(told(control('Select Omar'))).toBe(told(control('Select Huda', { nth: 4 })));
  expect(told(control('12 · Sara'))).toBe(told(control('7 · Ali')));
  expect(told(control('Accept'))).not.toBe(told(control('Select Omar')));
  expect(told(control('Accept'))).not.toBe(told(control('Accept', { where: ['dialog Accept'] })));
  expect(told(control('Accept'))).not.toBe(told(control('Accept'), 'board'));
});

it('types into a field what it takes, mostly', () => {
  const field = control('Password', { use: 'type', takes: 'password current-password' });
  const chance = chanceOf(1);
  const typed = Array.from({ length: 60 }, () => chooseDeed(choicesOf([field]), chance, new Map())).flatMap((deed) =>
    deed.kind === 'type' ? [deed.text] : [],
  );

  expect(typed.filter((text) => text === 'mawid-demo-2026').length).toBeGreaterThan(typed.length / 2);
});
