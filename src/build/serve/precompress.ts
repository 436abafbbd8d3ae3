import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files of text; pictures other than SVG are compressed in themselves. */
const TEXT = /\.(?:html|css|js|json|webmanifest|svg|txt|xml)$/;

/** A smaller file fits into a packet or two as it is, bytes. */
const MIN_SIZE = 1024;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** How a compressed file is named, and made. */
const ENCODINGS = [
  { extension: '.br', compress: (data: Buffer) => promisify(brotliCompress)(data, BEST) },
  {
    extension: '.gz',
    compress: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/**
 * Writes each file of text that is worth it once more by brotli and once by gzip, beside the file.
 * Run it last.
 */
export async function precompress(outDir: string): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => TEXT.test(name));
  // Each page is there twice, under two names.
  const namesByText = new Map<string, string[]>();
  for (const name of names) {
    const text = await readFile(path.join(outDir, name), 'utf8');
    namesByText.set(text, [...(namesByText.get(text) ?? []), path.join(outDir, name)]);
  }
  await Promise.all(
    Array.from(namesByText, ([text, files]) => writeCompressed(Buffer.from(text), files)),
  );
}

async function writeCompressed(data: Buffer, [first, ...twins]: readonly string[]): Promise<void> {
  if (first === undefined || data.length < MIN_SIZE) return;
  for (const { extension, compress } of ENCODINGS) {
    await writeFile(first + extension, await compress(data));
    for (const twin of twins) await copyFile(first + extension, twin + extension);
  }
}
