import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const compressiblePattern = /\.(?:js|mjs|css|json|map|svg|txt|webmanifest|xml|html)$/
/** Number of threads in Node's thread pool. */
const maxConcurrent = 4

/**
 * Compresses the files in a folder with Brotli's best quality. Writes `name.br` next to each file
 * that becomes smaller.
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressiblePattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
}

async function compress(file) {
  const body = await readFile(file)
  const compressedBody = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  if (compressedBody.length < body.length) await writeFile(`${file}.br`, compressedBody)
}
