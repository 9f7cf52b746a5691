import { Readable } from 'node:stream'
import { constants, createInflate } from 'node:zlib'
import { nameOf, PdfProblem } from './pdf-values.mjs'

/** How many times as long what they give can be, at most; 1 for what is no larger, and for pictures, which have their own measures. */
const growth = {
  ...{ FlateDecode: 1032, Fl: 1032, LZWDecode: 1365, LZW: 1365, RunLengthDecode: 64, RL: 64 },
  ...{ ASCIIHexDecode: 1, AHx: 1, ASCII85Decode: 1, A85: 1 },
  ...{ DCTDecode: 1, DCT: 1, JPXDecode: 1, CCITTFaxDecode: 1, CCF: 1, JBIG2Decode: 1 },
}

/**
 * How many bytes a stream unpacks to, or may at most. What is compressed once, as nearly everything is, is unpacked to count them; it is
 * not kept.
 * @throws PdfProblem for what is not known, is encrypted, or grows beyond the limit
 */
export async function measureStream({ dictionary, bytes }, resolve, limit) {
  const filters = [resolve(dictionary.get('Filter')) ?? []].flat().map((filter) => nameOf(resolve(filter)))
  let length = bytes.byteLength
  for (const [index, filter] of filters.entries()) {
    if (filter === 'Crypt') throw new PdfProblem('encrypted')
    const times = Object.hasOwn(growth, filter ?? '') ? growth[filter] : undefined
    if (times === undefined) throw new PdfProblem('damaged')
    length = index === 0 && times === growth.FlateDecode ? await inflatedLength(bytes, limit) : length * times
    if (length > limit) throw new PdfProblem('tooComplex')
  }
  return length
}

/** What breaks off or is damaged is as long as its readable beginning: viewers show that. */
async function inflatedLength(bytes, limit) {
  let length = 0
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  try {
    for await (const chunk of Readable.from([bytes]).pipe(inflate)) {
      length += chunk.byteLength
      if (length > limit) break
    }
  } catch {
    // Counted so far.
  }
  return length
}
