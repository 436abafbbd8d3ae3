import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures other than SVG are already compressed. */
const TEXT = /\.(?:html|css|js|json|webmanifest|svg|txt|xml)$/;

/** Bytes. A smaller file fits into a packet or two as it is. */
const MIN_SIZE = 1024;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const ENCODINGS = [
  { extension: '.br', compress: (data: Buffer) => promisify(brotliCompress)(data, BEST) },
  {
    extension: '.gz',
    compress: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/** Writes a brotli and a gzip copy beside each text file that is worth it. Run it last. */
export async function precompress(outDir: string): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(outDir, name);
      const data = await readFile(file);
      if (data.length < MIN_SIZE) return;
      for (const { extension, compress } of ENCODINGS)
        await writeFile(file + extension, await compress(data));
    }),
  );
}
