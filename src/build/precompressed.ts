import CompressionPlugin from 'compression-webpack-plugin';
import zlib from 'node:zlib';
import type { WebpackPluginInstance } from 'webpack';

/** Writes the texts of the build also as gzip and Brotli, for a server that sends files as they are. */
export function precompressed(): WebpackPluginInstance[] {
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
