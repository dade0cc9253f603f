import { eventChannel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { readServedVersion } from '#client/api/version';
import { codeRetried } from '#client/app/newVersion/events';
import { missingCode } from '#client/app/newVersion/watchVersion';
import { safetyNet } from '#client/app/safetyNet';
import { isCodeAwaited, retryMissingCode } from '#client/device/onDemand';
import { sessionEnded } from '#client/features/session/events';
import { pageVersion } from '#client/lib/version';
import { noticeShown, selectNotices, type NoticesRoot } from '#client/state/notices';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { selectIsOutdated, versionsCompared, type VersionRoot } from '#client/state/version';
import { fetchQuestion } from '#client/ui/feedback/confirmDialogCode';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { stateAfter } from '#test/support/sagas/stateWith';

interface Page {
  served: string | null;
  /** Whether somebody still waits when code is found to be missing; left out where none is. */
  missing?: boolean;
  isSeen?: boolean;
  events?: Parameters<typeof afterFlow>[0]['events'];
}

/** An hour of a page, and how often it looked at the version that is served. */
async function anHour({ served, missing, isSeen = true, events = [] }: Page) {
  const looks: unknown[] = [];
  const retries: unknown[] = [];
  const channel = eventChannel<string>((emit) => {
    setImmediate(() => {
      if (missing !== undefined) emit('changed');
    });
    return () => undefined;
  });
  const state = await afterFlow<NoticesRoot & VersionRoot>({
    watcher: safetyNet,
    provide: [
      [matchers.call.fn(missingCode), channel],
      [matchers.call.fn(fetchQuestion), undefined],
      serve(untilSeen, () => (isSeen ? undefined : new Promise(() => undefined))),
      [matchers.call.fn(isCodeAwaited), missing === true],
      serve(retryMissingCode, () => retries.push('retry')),
      serve(readServedVersion, () => {
        looks.push('look');
        return served;
      }),
    ],
    events,
  });
  return { state, looks, retries };
}

describe('a page that stays open', () => {
  it('finds out that another version is served, and looks every five minutes at most', async () => {
    const { state, looks } = await anHour({ served: 'another' });

    expect(selectIsOutdated(state)).toBe(true);
    expect(looks.length).toBeGreaterThan(3);
    expect(looks.length).toBeLessThanOrEqual(12);
  });

  it.each([
    ['the same version', pageVersion()],
    ['no version', null],
  ])('finds nothing new where %s is served', async (_, served) => {
    const { state } = await anHour({ served });

    expect(selectIsOutdated(state)).toBe(false);
  });

  it('looks at nothing while nobody looks at it', async () => {
    const { looks } = await anHour({ served: 'another', isSeen: false });

    expect(looks).toEqual([]);
  });
});

describe('code that somebody waits for and that is missing', () => {
  it('leads to the new version where there is one, without a retry', async () => {
    const { state } = await anHour({ served: 'another', missing: true, isSeen: false });

    expect(selectIsOutdated(state)).toBe(true);
    expect(selectNotices(state)).toMatchObject([
      { text: { defaultMessage: 'A part of the page could not be loaded.' }, detail: { id: 'newVersion.outdated' } },
    ]);
    expect(selectNotices(state)[0]?.offer).toBeUndefined();
  });

  it('can be fetched again where the version is the same', async () => {
    const { state } = await anHour({ served: pageVersion(), missing: true, isSeen: false });

    expect(selectNotices(state)).toMatchObject([{ offer: { event: codeRetried() } }]);
  });

  it('is fetched again on Retry, and the notice goes', async () => {
    const { state, retries } = await anHour({ served: null, isSeen: false, events: [codeRetried()] });

    expect(retries).toEqual(['retry']);
    expect(selectNotices(state)).toEqual([]);
  });

  it('is looked for in silence while nobody waits, or nobody does any more', async () => {
    const notice = noticeShown({ kind: 'error', text: 'It is missing.', topic: 'app/missingCode' });
    const { state, looks } = await anHour({ served: 'another', missing: false, isSeen: false, events: [notice] });

    expect(looks).toEqual(['look']);
    expect(selectNotices(state)).toEqual([]);
  });
});

it('the new version is still offered after the end of the session', () => {
  const { state } = stateAfter({}, [versionsCompared(true), sessionEnded()]);

  expect(selectIsOutdated(state)).toBe(true);
});
