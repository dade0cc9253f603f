/**
 * What a file reaches, for `jest --findRelatedTests`: all that it imports. That the app opens every section does not
 * count: every page is rendered inside of the app, and so each of their tests would belong to each section.
 */
exports.extract = (code, file, reached) =>
  file.replaceAll('\\', '/').endsWith('/src/client/app/sectionCode.ts') ? new Set() : reached(code, file);

/** What Jest has kept of an earlier extractor does not count. */
exports.getCacheKey = () => 'without sections of the app';
