import { runSaga, type Saga } from 'redux-saga';

import { testOfPackage } from '#client/sections/home-services/catalogue/sagas/createLabPackage';
import { labPackageSheet } from '#client/sections/home-services/catalogue/sheets/labPackageSheet';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { readSurely } from '#client/sections/home-services/shared/kind/sagas/lists';
import { removalOfRow } from '#client/sections/home-services/shared/kind/sagas/removeRow';
import { callsOf } from '#client/sections/home-services/shared/saving/items';
import { json, runService, service } from '#test/support/backend/answeringService';

runService();

const key = labServiceKind.keys.list({});
const state = {
  homeLists: { open: { [key]: { kind: labServiceKind.name, key, filter: {} } }, made: {}, unsure: [] },
  lists: { [key]: [7] },
};
const body = { subcategory: 3, code: 'HB', name: 'HB' };
const saving = callsOf(labServiceKind.form?.saving ?? (undefined as never));
const row = {
  ...{ filter: {}, id: null, key: 'x', name: 'x', before: {}, cells: {} },
  wanted: { parent: '3', enName: 'Heart', tests: 'HDL' },
};

/** What tells by a list that something is not there, and so may be made, sent again or counted as gone. */
const LOOKS: Readonly<Record<string, () => readonly [Saga, ...unknown[]]>> = {
  'what is like a new item': () => [saving.findSimilar, body],
  'the translations of an item': () => [saving.readTranslations, 7, body],
  'a test of a package': () => [testOfPackage.find, 7, 'HDL', 1, 3],
  'a row that may be gone': () => [removalOfRow.find, labServiceKind, {}, 7],
  'the rows of a plan': () => [readSurely, labServiceKind, {}],
  'a name that a file makes': () => [
    labPackageSheet.isThere ?? (undefined as never),
    row,
    { items: [], parents: [{ id: 3, code: 'blood' }] },
  ],
};

const looked = ([saga, ...args]: readonly [Saga, ...unknown[]]) =>
  runSaga({ dispatch: jest.fn(), getState: () => state, onError: jest.fn() }, saga, ...args).toPromise();

it.each(Object.entries(LOOKS))('nobody can tell by a list that never adds up: %s', async (_, look) => {
  const results = [{ id: 1, code: 'ESR', subcategory: 3 }];
  service.answer = json({ count: 2, results });
  await expect(looked(look())).rejects.toThrow('The pages of a list do not add up');
  expect(service.seen).toHaveLength(3);

  service.answer = json({ count: 1, results });
  await expect(looked(look())).resolves.not.toThrow();
});
