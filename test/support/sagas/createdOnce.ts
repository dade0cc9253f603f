import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';

import { packageTestsApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeServicesSection } from '#client/sections/home-services';
import { homeMessages } from '#client/sections/home-services/messages';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { LOCALES } from '#contract/rules';
import { anyFaults, faultyAnswers, type Fault } from '../builders/faultPlans';
import { refusal } from '../builders/faults';
import { runs } from '../runs';
import { afterFlow } from './flow';

interface Row extends Record<string, unknown> {
  id: number;
}

/** One kind of thing of home services that is created. */
export interface CreatedKind {
  name: string;
  kind: {
    keys: { save: string };
    events: { createSubmitted: (sent: { draft: never; filter: never }) => UnknownAction };
  };
  api: { list: unknown; create: unknown; update: unknown; translate?: unknown };
  /** What the form sends. */
  draft: object;
  /** Something that is there already and looks alike, or is of the same provider. */
  before: object;
  /** The field that names what such things are listed by, where they are. */
  parent?: string;
  /** What makes such a thing another one. */
  unlike: object;
}

const texts = { en: { name: 'Heart', description: 'English' }, ar: { name: 'قلب', description: 'عربي' } };

/** What the form of an item with translations sends. */
export const translatedDraft = (body: object) => ({ body, images: {}, texts });

/**
 * A service that holds one thing already, which the page has never read, and keeps what it is sent in its own way. It
 * lists the things of one parent alone. While it makes the thing, another desk makes the same one of another parent,
 * and another one of the same.
 */
function makeService({ api, before, parent, unlike }: CreatedKind, faults: readonly Fault[]) {
  const answer = faultyAnswers(faults);
  const rows: Row[] = [{ id: 1, ...before }];
  const spoken = new Map<string, unknown>();
  const kept = (body: object) => ({ ...body, ...('email' in body && { email: String(body.email).toLowerCase() }) });
  const on = (called: unknown, write: (...args: never[]) => unknown): StaticProvider => [
    matchers.call.fn(called as () => unknown),
    dynamic(({ args }) => answer(() => write(...(args as never[])))),
  ];
  const provide = [
    on(api.list, (filter: Record<string, unknown>) => {
      if (!parent) return structuredClone(rows);
      if (!filter[parent]) throw refusal(400);
      return structuredClone(rows.filter((row) => row[parent] === filter[parent]));
    }),
    on(api.create, (body: object) => {
      if (parent) rows.push({ ...body, [parent]: 99, id: rows.length + 1 });
      rows.push({ ...body, ...unlike, id: rows.length + 1 });
      const made = { ...kept(body), id: rows.length + 1 };
      rows.push(made);
      return made;
    }),
    on(api.update, (id: number, body: object) => Object.assign(rows.find((one) => one.id === id) ?? {}, kept(body))),
    on(api.translate ?? packageTestsApi.remove, (id: number, locale: string, translation: object) => {
      spoken.set(`${id} ${locale}`, translation);
    }),
    on(homeProvidersApi.translations, (id: number) =>
      LOCALES.filter((locale) => spoken.has(`${id} ${locale}`)).map((locale) => ({ locale, ...texts[locale] })),
    ),
    on(packageTestsApi.create, () => null),
  ];
  return { rows, spoken, provide };
}

/** The event of the form of such a thing. */
export function submittedOf({ kind, draft }: Pick<CreatedKind, 'kind' | 'draft'>): UnknownAction {
  return kind.events.createSubmitted({ draft: draft as never, filter: {} as never });
}

async function afterSending(kind: CreatedKind, faults: readonly Fault[]) {
  const service = makeService(kind, faults);
  const state = await afterFlow<RequestsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: service.provide,
    events: Array.from({ length: faults.length + 1 }, () => submittedOf(kind)),
  });
  return { ...service, outcome: selectRequest(state, kind.kind.keys.save) };
}

/** Declares for each kind the test that nothing is made twice, whatever fails on the way. */
export function itIsCreatedOnce(kinds: readonly CreatedKind[]): void {
  describe.each([...kinds])('a new $name', (kind) => {
    it('is made once whatever fails on the way, and nothing that was there is touched', async () => {
      await fc.assert(
        fc.asyncProperty(anyFaults, async (faults) => {
          const { rows, spoken, outcome } = await afterSending(kind, faults);
          const made = kind.parent ? 4 : 3;

          expect(rows[0]).toEqual({ id: 1, ...kind.before });
          // Nobody can tell it from what was there, and the person is asked to look.
          if (outcome?.failure?.text === homeMessages.looksAlike) {
            expect([1, made]).toContain(rows.length);
            return;
          }
          expect(outcome?.status).toBe('succeeded');
          expect(rows).toHaveLength(made);
          expect(rows.at(-2)).toMatchObject(kind.unlike);
          expect([...spoken]).toEqual(
            kind.api.translate
              ? [
                  [`${made} en`, texts.en],
                  [`${made} ar`, texts.ar],
                ]
              : [],
          );
        }),
        { ...runs(25), examples: [[['none', 'lost']], [['neverArrived', 'lost']], [['refused']]] },
      );
    });
  });
}
