/** Real processes and browsers take longer than Jest's usual patience; a project's own `testTimeout` is not heeded. */
jest.setTimeout(120_000);
