import type { Compiler } from 'webpack';

/** Says beside the page which build is served, by the hash that its scripts know as `__webpack_hash__`. */
export function writeVersion({ hooks, webpack: { sources } }: Compiler): void {
  hooks.thisCompilation.tap('version.json', (compilation) => {
    compilation.hooks.processAssets.tap('version.json', () => {
      compilation.emitAsset('version.json', new sources.RawSource(JSON.stringify({ version: compilation.hash })));
    });
  });
}
