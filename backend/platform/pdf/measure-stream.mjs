import { Readable } from 'node:stream'
import { constants, createInflate } from 'node:zlib'
import { decodeAscii85, decodeHexadecimal } from './decode-ascii.mjs'
import { nameOf, PdfProblem } from './pdf-values.mjs'

/**
 * How many times as long what they give can be, at most; 1 for pictures, whose pixels are counted
 * instead.
 */
const growth = {
  FlateDecode: 1032,
  Fl: 1032,
  LZWDecode: 1365,
  LZW: 1365,
  RunLengthDecode: 64,
  RL: 64,
  DCTDecode: 1,
  DCT: 1,
  JPXDecode: 1,
  CCITTFaxDecode: 1,
  CCF: 1,
  JBIG2Decode: 1,
  // `z` stands for four bytes.
  ASCIIHexDecode: 1,
  AHx: 1,
  ASCII85Decode: 4,
  A85: 4,
}
const decoders = {
  ASCIIHexDecode: decodeHexadecimal,
  AHx: decodeHexadecimal,
  ASCII85Decode: decodeAscii85,
  A85: decodeAscii85,
}
const maxFilters = 4

/**
 * Takes from the budget what a stream unpacks to, or may at most. What is compressed once, as
 * nearly everything is, is unpacked to count it, and not kept.
 * @throws PdfProblem for what is not known, is encrypted, or exceeds the budget
 */
export async function measureStream({ dictionary, bytes }, resolve, budget) {
  let stage = { content: bytes, length: bytes.byteLength }
  for (const filter of filtersOf(resolve(dictionary.get('Filter')))) {
    stage = await unpackStage(stage, nameOf(resolve(filter)), budget.unpackedBytes)
    if (stage.length > budget.unpackedBytes) throw new PdfProblem('tooComplex')
  }
  budget.take('unpackedBytes', stage.length)
}

function filtersOf(value) {
  if (!Array.isArray(value)) return value === undefined ? [] : [value]
  if (value.length > maxFilters) throw new PdfProblem('tooComplex')
  return value
}

/** What a filter gives; its content is null where only the greatest length is known. */
async function unpackStage({ content, length }, filter = '', limit) {
  if (filter === 'Crypt') throw new PdfProblem('encrypted')
  if (!Object.hasOwn(growth, filter)) throw new PdfProblem('damaged')
  const longest = length * growth[filter]
  if (content && Object.hasOwn(decoders, filter) && longest <= limit) {
    const decoded = decoders[filter](content)
    return { content: decoded, length: decoded.byteLength }
  }
  const isInflated = content && growth[filter] === growth.FlateDecode
  return { content: null, length: isInflated ? await inflatedLength(content, limit) : longest }
}

/** What breaks off or is damaged is as long as its readable beginning: viewers show that. */
async function inflatedLength(bytes, limit) {
  let length = 0
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 })
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
