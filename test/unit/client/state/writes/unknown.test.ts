import type { UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded } from '#client/features/session';
import { formOpened } from '#client/state/formEvents';
import { requestForgotten, requestStarted } from '#client/state/requests/requests';
import { selectIsUnknown, writeKnown, writeUnknown } from '#client/state/writes/unknown';
import { stateAfter } from '#test/support/sagas/stateWith';

const isUnknownAfter = (...events: UnknownAction[]) => selectIsUnknown(stateAfter({}, events).state, 'a request');

it.each<[boolean, string, UnknownAction[]]>([
  [false, 'before anything', []],
  [true, 'once nobody can tell', [writeUnknown('a request')]],
  [false, 'once nobody can tell of another one', [writeUnknown('another')]],
  [true, 'while it is tried again', [writeUnknown('a request'), requestStarted('a request')]],
  [false, 'once that is known', [writeUnknown('a request'), writeKnown('a request')]],
  [false, 'in a form that is opened afresh', [writeUnknown('a request'), formOpened('a request')]],
  [false, 'once its request is forgotten', [writeUnknown('a request'), requestForgotten('a request')]],
  [true, 'when another form is opened', [writeUnknown('a request'), formOpened('another')]],
  [false, 'after the session', [writeUnknown('a request'), sessionEnded()]],
])('it is %s that a write is unknown %s', (isUnknown, _, events) => expect(isUnknownAfter(...events)).toBe(isUnknown));
