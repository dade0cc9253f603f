import type { Chunk, ChunkGraph, Module } from 'webpack';

const framework = [
  'react',
  'react-dom',
  'scheduler',
  'react-redux',
  'redux',
  '@reduxjs',
  'immer',
  'reselect',
  'redux-saga',
  '@redux-saga',
  'typed-redux-saga',
];

const around = [
  'Skeleton/',
  'normalizr/',
  'client/entities/',
  'client/lib/(dates|calendarNames)',
  'contract/text/dayEnd',
  'client/ui/layout/SectionFrame',
  'client/ui/page/IconAction',
  'client/ui/waiting/useOnDemand',
];

const fields = [
  'InputBase',
  'OutlinedInput',
  'FormControl/',
  'InputLabel',
  'FormLabel/',
  'FormHelperText',
  'LabeledInput',
];

/** Whether a module belongs to the login and to the first screen of whoever is signed in as well. */
function isForBoth(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  const names = chunkGraph.getModuleChunks(module).map(({ name }) => name);
  return names.includes('login') && (names.includes('shell') || names.includes('appointments'));
}

/**
 * What the first screen needs of others' code, in two files that outlive most releases of our own; and all stylesheets
 * in one, so that no section waits for a few lines of its own.
 */
export const cacheGroups = {
  framework: {
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${framework.join('|')})[\\\\/]`),
    name: 'framework',
    chunks: 'initial' as const,
    priority: 2,
  },
  vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, priority: 1 },
  both: { test: isForBoth, name: 'both', chunks: 'async' as const, enforce: true, priority: 1 },
  // What is typed into: the login has it at once, and the list of appointments does without.
  fields: {
    test: new RegExp(`[\\\\/](${fields.join('|').replaceAll('/', '[\\\\/]')})`),
    name: 'fields',
    chunks: 'async' as const,
    enforce: true,
  },
  // What the shell and all sections need, and the login does not; and the shell itself, which comes with each of them.
  around: {
    test: new RegExp(`[\\\\/](${around.join('|').replaceAll('/', '[\\\\/]')})`),
    name: 'around',
    chunks: 'async' as const,
    enforce: true,
  },
  shell: { name: 'around', chunks: ({ name }: Chunk) => name === 'shell', enforce: true },
  // axios stays in one file with our calls by it.
  defaultVendors: { test: /[\\/]node_modules[\\/](?!axios[\\/])/, priority: -10, reuseExistingChunk: true },
  styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all' as const, enforce: true, priority: 3 },
};
