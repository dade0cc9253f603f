import fc from 'fast-check';

import { homeServicesSection } from '#client/sections/home-services';
import { homeMessages } from '#client/sections/home-services/messages';
import { selectRequest } from '#client/state/requests/requests';
import { runs } from '#test/support/runs';
import { play } from '#test/support/service/desk';
import { ANY_FATE, type Fate } from '#test/support/service/fates';
import {
  homeProviders,
  labPackages,
  labServices,
  plainKinds,
  subcategories,
  texts,
  type Kind,
} from '#test/support/service/homeKinds';
import { inTurn, Service } from '#test/support/service/service';
import type { Row } from '#test/support/service/tables';

/** Beside which others a thing is made. */
interface Others {
  /** The field that names what such things are listed by, where they are. */
  parent?: string;
  /** What the form sends in place of the usual. */
  body?: object;
  /** What is there already, and looks alike or is of the same parent. */
  before: object;
  /** What makes such a thing another one. */
  unlike: object;
}

const bodyOf = ({ draft }: Kind) => (draft as { body: object }).body;
const coded = { body: { code: '' }, before: { code: 'heart_x1z' }, unlike: { code: 'lungs_x1z' } };

/** Those of the kinds that belong to a home provider: one that is alike in all, and what tells others apart. */
const OF_PROVIDER: Readonly<Record<string, Omit<Others, 'parent'>>> = {
  'lab service link': { before: { service: 6 }, unlike: { service: 7 } },
  'lab package link': { before: { package: 6 }, unlike: { package: 7 } },
  'nursing link': { before: { subcategory: 6 }, unlike: { subcategory: 7 } },
  'doctor of a home provider': { before: {}, unlike: { first_name: 'Mona' } },
  therapist: { before: {}, unlike: { first_name: 'Mona' } },
  'schedule entry': { before: { start_time: '18:00:00', end_time: '19:00:00' }, unlike: { date: '2027-01-05' } },
};

const kinds: readonly [Kind, Others][] = [
  [subcategories, { ...coded, parent: 'parent_category' }],
  [labServices, { parent: 'subcategory', before: {}, unlike: { code: 'XYZ' } }],
  [labPackages, { ...coded, parent: 'subcategory' }],
  [
    homeProviders,
    {
      body: { email: 'Lost@Care.example' },
      before: { name: 'Care', email: 'care@care.example' },
      unlike: { name: 'Nursing' },
    },
  ],
  ...plainKinds.map((kind): [Kind, Others] => [kind, { ...OF_PROVIDER[kind.name]!, parent: 'provider' }]),
];

/**
 * A service that holds one thing already, which the page has never read. It lists the things of one parent alone, and
 * keeps addresses in small letters. While it makes the thing, another desk makes the same one of another parent, and
 * another one of the same.
 */
function serviceOf({ create }: Kind, { parent, unlike }: Others, before: Row, fates: readonly Fate[]): Service {
  const service = new Service({ [create.path]: [before] });
  const fateOf = inTurn(fates, () => true);
  service.fateOf = (request) => {
    const fate = fateOf(request) ?? 'answered';
    const { endpoint, body, query } = request;
    if (endpoint.path !== create.path) return fate;
    if (endpoint.method === 'GET') return parent && !query[parent] ? 'refused' : fate;
    if (fate === 'answered' || fate === 'lost after it took effect') {
      const rows = service.rows(create.path);
      if (parent) rows.push({ ...body, [parent]: 99, id: rows.length + 1 });
      rows.push({ ...body, ...unlike, id: rows.length + 1 });
      if ('email' in body) body.email = String(body.email).toLowerCase();
    }
    return fate;
  };
  return service;
}

describe.each(kinds.map(([kind, others]) => [kind.name, kind, others] as const))('a new %s', (_, kind, others) => {
  it('is made once whatever fails on the way, and nothing that was there is touched', async () => {
    const body = { ...bodyOf(kind), ...others.body };
    const before = { ...body, ...others.before, id: 1 };
    const submitted = kind.kind.events.createSubmitted({ draft: { ...kind.draft, body }, filter: {} } as never);
    await fc.assert(
      fc.asyncProperty(fc.array(ANY_FATE, { maxLength: 10 }), async (fates) => {
        const service = serviceOf(kind, others, before, fates);
        const state = await play(homeServicesSection, service, Array(fates.length + 1).fill(submitted));
        const outcome = selectRequest(state, kind.kind.keys.save);
        const rows = service.rows(kind.create.path);
        const made = others.parent ? 4 : 3;

        expect(rows[0]).toEqual(before);
        // Nobody can tell it from what was there, and the person is asked to look.
        if (outcome?.failure?.text === homeMessages.looksAlike) {
          expect([1, made]).toContain(rows.length);
          return;
        }
        expect(outcome?.status).toBe('succeeded');
        expect(rows).toHaveLength(made);
        expect(rows.at(-2)).toMatchObject(others.unlike);
        expect(rows.at(-1)?.translations).toEqual(
          'texts' in kind.draft
            ? [
                { locale: 'en', ...texts.en },
                { locale: 'ar', ...texts.ar },
              ]
            : undefined,
        );
      }),
      {
        ...runs(25),
        examples: [
          [['answered', 'lost after it took effect']],
          [['lost before it took effect', 'lost after it took effect']],
          [['refused']],
        ],
      },
    );
  });
});
