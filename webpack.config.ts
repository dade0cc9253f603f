import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { fileURLToPath } from 'node:url';
import type { Configuration, WebpackPluginInstance } from 'webpack';

import { browsers, since } from '#build/browsers';
import { cacheGroups } from '#build/chunks';
import { devServer } from '#build/devServer';
import { partOf } from '#build/librariesInside';
import { markCompiledAhead } from '#build/markCompiledAhead';
import { assetOf, codeOf } from '#build/namesOfFiles';
import { at } from '#build/paths';
import { precompressed } from '#build/precompressed';
import { writeVersion } from '#build/writeVersion';

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
      buildDependencies: { config: [fileURLToPath(import.meta.url), at('src/build/')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        [partOf('xhr')]: false,
        [partOf('statics')]: false,
        [partOf('ripple')]: false,
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swcOptions(production) } },
        {
          test: partOf('gridStyles'),
          resolve: { alias: { 'react/jsx-runtime$': at('src/client/ui/data-grid/StyleByScript.tsx') } },
        },
        { test: partOf('input'), resolve: { alias: { [partOf('growing')]: false } } },
        {
          test: /\.css$/,
          use: [CssPlugin.loader, { loader: 'css-loader', options: cssOptions(production) }],
          sideEffects: true,
        },
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
          since,
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

function swcOptions(production: boolean): object {
  return {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
    },
  };
}

/** The sheets named `*.module.css` give out their classes, under names that no other sheet has. */
function cssOptions(production: boolean): object {
  const localIdentName = production ? '[hash:base64:4]' : '[name]__[local]';
  return { modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is', localIdentName } };
}

/**
 * Keeps component state over an edit; loaded on demand because an installation without development packages builds
 * too.
 */
async function hotComponents(): Promise<WebpackPluginInstance> {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false });
}
