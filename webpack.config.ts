import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import type { Chunk, Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

const at = (...names: string[]): string => path.join(import.meta.dirname, ...names);

const { resolve } = createRequire(import.meta.url);

/** A file of a component of MUI, as the build meets it. */
function partOf(component: string, file: string): string {
  return path.join(path.dirname(resolve(`@mui/material/${component}`)), file);
}

/**
 * Parts of libraries that ours never reach: axios calls by fetch alone, no button has a ripple, and no component gets
 * its theme from a wrapper that hands on its statics.
 */
const NEVER_USED = [
  resolve('axios/lib/adapters/xhr.js'),
  createRequire(resolve('@emotion/react')).resolve('hoist-non-react-statics'),
  partOf('ButtonBase', 'TouchRipple.mjs'),
];

/** The page of `npm run dev` listens here, the backend behind it on the next port. */
const DEV_PORT = 4173;
const BACKEND_PORT = DEV_PORT + 1;

export default async function configure(_env: unknown, argv: { mode?: string }): Promise<Configuration> {
  const production = argv.mode !== 'development';
  return {
    mode: production ? 'production' : 'development',
    entry: {
      // Holds no library, so that it runs and asks for the first answer before the libraries have arrived.
      early: at('src/client/early.ts'),
      main: { import: at('src/client/start.ts'), dependOn: 'early' },
    },
    output: {
      path: at('dist'),
      // The page may be served below any path of a static host: chunks are found next to the script that asks for them.
      publicPath: 'auto',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Beside the served folder: the maps serve whoever debugs a build, not its visitors.
      sourceMapFilename: '../.cache/source-maps/[file].map',
      clean: true,
      // The one way in which the page makes a script, by the name that its policy allows (src/server/http/headers.ts).
      trustedTypes: { policyName: 'mawid', onPolicyCreationFailure: 'stop' },
    },
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...Object.fromEntries(NEVER_USED.map((file) => [file, false])),
        '@emotion/use-insertion-effect-with-fallbacks$': at('src/client/app/stylesInRender.ts'),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swcOptions(production) } },
        {
          test: /x-data-grid[\\/]utils[\\/]css[\\/]context\.mjs$/,
          resolve: { alias: { 'react/jsx-runtime$': at('src/client/ui/data-grid/StyleByScript.tsx') } },
        },
        // Our fields for longer texts bring it themselves (ui/form/TextInput), so that no other field does.
        {
          test: /material[\\/]InputBase[\\/]InputBase\.mjs$/,
          resolve: { alias: { [partOf('TextareaAutosize', 'index.mjs')]: false } },
        },
        { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\.woff2?$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks: { chunks: 'all', cacheGroups },
      // One letter in place of a hash: it depends on nothing but what is used of the module.
      mangleExports: 'size',
      // Its scripts are a little smaller than those of webpack's own choice, and sooner done.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: at('public/index.html'),
        templateParameters: (compilation) => ({
          latinFont: assetOf(compilation, /inter-latin-wght-normal/),
          code: JSON.stringify(codeOf(compilation)),
        }),
      }),
      // No stylesheet overrules another, so that their order does not matter.
      new CssPlugin({
        ignoreOrder: true,
        // The page itself asks for that one; only an edit fetches it again.
        runtime: !production,
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      }),
      { apply: writeVersion },
      new CopyPlugin({ patterns: [{ from: at('public'), globOptions: { ignore: ['**/index.html'] } }] }),
      ...(production ? [{ apply: markCompiledAhead }, ...precompressed()] : [await hotComponents()]),
    ],
    performance: false,
    stats: 'errors-warnings',
    devServer: devServer(),
  };
}

/** Says beside the page which build is served, by the hash that its scripts know as `__webpack_hash__`. */
function writeVersion({ hooks, webpack: { sources } }: Compiler): void {
  hooks.thisCompilation.tap('version.json', (compilation) => {
    compilation.hooks.processAssets.tap('version.json', () => {
      compilation.emitAsset('version.json', new sources.RawSource(JSON.stringify({ version: compilation.hash })));
    });
  });
}

/** The address of a built file, which has a hash in its name; the page asks for it before its stylesheet does. */
function assetOf(compilation: Compilation, name: RegExp): string {
  const found = Object.keys(compilation.assets).find((file) => name.test(file));
  if (found === undefined) throw new Error(`No built file is named like ${name.source}`);
  return found;
}

/** The scripts of each section and of the shell around it, which the page fetches before the product asks for them. */
function codeOf({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const sections = readdirSync(at('src/client/sections'));
  const filesOf = (name: string) => namedChunkGroups.get(name)?.getFiles() ?? [];
  return Object.fromEntries(
    sections.map((section) => {
      const files = [...filesOf('shell'), ...filesOf(section)];
      return [section, [...new Set(files.filter((file) => file.endsWith('.js')))]];
    }),
  );
}

function swcOptions(production: boolean): object {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
    },
  };
}

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
  'client/entities/(?!slots)',
  'client/ui/layout/SectionFrame',
  'client/ui/IconAction',
  'client/ui/useOnDemand',
];

/**
 * What the first screen needs of others' code, in two files that outlive most releases of our own; and all stylesheets
 * in one, so that no section waits for a few lines of its own.
 */
const cacheGroups = {
  framework: {
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${framework.join('|')})[\\\\/]`),
    name: 'framework',
    chunks: 'initial' as const,
    priority: 2,
  },
  vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, priority: 1 },
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

/** Bytes of a script that is worth the sign; a larger one is a library of which a page calls only a part. */
const COMPILED_AHEAD = { from: 12_000, to: 200_000 };

/**
 * Says at the head of scripts of which most is called at once: browsers that know the sign compile them whole beside
 * the page while they arrive, in place of one function after another when it is called.
 */
function markCompiledAhead({ hooks, webpack: { Compilation, sources } }: Compiler): void {
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

function precompressed(): WebpackPluginInstance[] {
  const common = { test: /\.(?:js|css|html|svg)$/, threshold: 1024, minRatio: 0.9 };
  return [
    new CompressionPlugin({
      ...common,
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
      filename: '[path][base].gz',
    }),
    new CompressionPlugin<zlib.BrotliOptions>({
      ...common,
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
      filename: '[path][base].br',
    }),
  ];
}

/**
 * Keeps component state over an edit; loaded on demand because an installation without development packages builds
 * too.
 */
async function hotComponents(): Promise<WebpackPluginInstance> {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false });
}

function devServer(): DevServerConfiguration {
  return {
    host: 'localhost',
    port: DEV_PORT,
    hot: true,
    static: false,
    proxy: [
      {
        context: ['/provider-service', '/appointment-service', '/referral-service', '/media', '/config.json'],
        target: `http://127.0.0.1:${BACKEND_PORT}`,
      },
    ],
    onListening: startBackend,
  };
}

/** Runs the local backend beside the dev server, restarted when its code changes, ended with it. */
function startBackend(): void {
  const tsx = at('node_modules/tsx/dist/cli.mjs');
  const args = ['watch', 'src/server/main.ts', '--api-only', '--port', String(BACKEND_PORT)];
  const backend = spawn(process.execPath, [tsx, ...args], { cwd: at('.'), stdio: 'inherit' });
  process.once('exit', () => backend.kill());
}
