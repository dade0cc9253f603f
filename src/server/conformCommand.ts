import { conformServices } from './conformServices';

/** Holds services of somebody else against the contract: `npm run conform -- FILE-OR-ADDRESS [--origin ADDRESS]`. */
void conformServices(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
}).then((code) => {
  process.exitCode = code;
});
