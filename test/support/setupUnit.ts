// A workflow that fails leaves a trace in the console; tests make them fail on purpose.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
