// A property of hundreds of runs takes longer than the usual five seconds on a busy machine.
jest.setTimeout(60_000);

// A workflow that fails leaves a trace in the console; tests make them fail on purpose.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
