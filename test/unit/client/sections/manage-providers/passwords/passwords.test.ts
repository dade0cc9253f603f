import { createStore } from '#client/app/store';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import {
  keepPasswordToShow,
  makePassword,
  passwordToShow,
} from '#client/sections/manage-providers/passwords/passwords';

it('makes passwords of twenty unmistakable characters, each another one', () => {
  const made = Array.from({ length: 200 }, makePassword);

  expect(new Set(made).size).toBe(200);
  made.forEach((password) => expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{20}$/));
});

it('passwords that nobody has seen are forgotten when the session ends', () => {
  const task = createStore().runSaga(manageProvidersSection.watchers.manageProviders);
  keepPasswordToShow(manageProvidersKeys.create, 'made');
  keepPasswordToShow(manageProvidersKeys.reset, 'made');
  task.cancel();

  expect(passwordToShow(manageProvidersKeys.create)).toBeUndefined();
  expect(passwordToShow(manageProvidersKeys.reset)).toBeUndefined();
});
