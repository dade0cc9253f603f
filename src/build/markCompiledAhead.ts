import type { Compiler } from 'webpack';

/** Bytes of a script that is worth the sign; a larger one is a library of which a page calls only a part. */
const COMPILED_AHEAD = { from: 12_000, to: 200_000 };

/**
 * Says at the head of scripts of which most is called at once: browsers that know the sign compile them whole beside
 * the page while they arrive, in place of one function after another when it is called.
 */
export function markCompiledAhead({ hooks, webpack: { Compilation, sources } }: Compiler): void {
  const name = 'compiled ahead';
  // After the scripts were made small, for that takes comments away, and before their hash is taken.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const [file, script] of Object.entries(assets)) {
        if (!file.endsWith('.js') || script.size() < COMPILED_AHEAD.from || script.size() > COMPILED_AHEAD.to) continue;
        compilation.updateAsset(file, new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', script));
      }
    });
  });
}
