import { versionReducer, versionsCompared, selectIsOutdated } from '#client/state/version';

it('the page is outdated while another version is served', () => {
  const outdated = versionReducer(undefined, versionsCompared(true));

  expect(selectIsOutdated({ version: outdated })).toBe(true);
  expect(selectIsOutdated({ version: versionReducer(outdated, versionsCompared(false)) })).toBe(false);
});
