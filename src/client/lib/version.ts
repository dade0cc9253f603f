/** The hash of the build that runs here, which `version.json` tells of the build that is served; webpack knows it. */
declare const __webpack_hash__: string;

/** The version of the page that runs. */
export function pageVersion(): string {
  return typeof __webpack_hash__ === 'string' ? __webpack_hash__ : 'unbuilt';
}
