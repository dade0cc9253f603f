import { makePassword } from '#client/sections/manage-providers/passwords';

it('makes passwords of twenty unmistakable characters, each another one', () => {
  const made = Array.from({ length: 200 }, makePassword);

  expect(new Set(made).size).toBe(200);
  made.forEach((password) => {
    expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{20}$/);
  });
});
