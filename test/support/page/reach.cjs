const app = require('../reach.cjs');

/**
 * What a file reaches for the tests of pages: what it imports, and of what comes later the screens alone. A workflow
 * that is fetched when it is first asked for has its own tests.
 */
exports.extract = (code, file, reached) =>
  /[\\/]sagas[\\/]/.test(file) ? reached(code.replaceAll('import(', 'later(')) : app.extract(code, file, reached);

/** What Jest has kept of another extractor does not count. */
exports.getCacheKey = () => 'without workflows that come later, and sections of the app';
