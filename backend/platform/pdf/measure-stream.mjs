import { Readable } from 'node:stream'
import { constants, createInflate } from 'node:zlib'
import { decodeAscii85, decodeHexadecimal } from './decode-ascii.mjs'
import { getName, PdfError } from './pdf-values.mjs'

/**
 * Maximum expansion factors of filters. Picture filters have 1, because their pixels are counted
 * instead.
 */
const maxExpansion = {
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
  // `z` encodes four bytes.
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
 * Charges the budget for the unpacked size of a stream, or an upper bound of it. Streams with one
 * compression filter are inflated to measure them.
 * @throws PdfError for an unknown or encrypted filter, or an exceeded budget
 */
export async function measureStream({ dictionary, bytes }, resolve, budget) {
  let stage = { content: bytes, length: bytes.byteLength }
  for (const filter of listFilters(resolve(dictionary.get('Filter')))) {
    stage = await unpackStage(stage, getName(resolve(filter)), budget.unpackedBytes)
    if (stage.length > budget.unpackedBytes) throw new PdfError('tooComplex')
  }
  budget.spend('unpackedBytes', stage.length)
}

function listFilters(value) {
  if (!Array.isArray(value)) return value === undefined ? [] : [value]
  if (value.length > maxFilters) throw new PdfError('tooComplex')
  return value
}

/** Applies a filter. Returns null as content if only the maximum length is known. */
async function unpackStage({ content, length }, filter = '', limit) {
  if (filter === 'Crypt') throw new PdfError('encrypted')
  if (!Object.hasOwn(maxExpansion, filter)) throw new PdfError('damaged')
  const maxLength = length * maxExpansion[filter]
  if (content && Object.hasOwn(decoders, filter) && maxLength <= limit) {
    const decodedContent = decoders[filter](content)
    return { content: decodedContent, length: decodedContent.byteLength }
  }
  const isInflated = content && maxExpansion[filter] === maxExpansion.FlateDecode
  return { content: null, length: isInflated ? await measureInflated(content, limit) : maxLength }
}

/** Measures inflated data. Damaged data counts up to the damage, because viewers show that part. */
async function measureInflated(bytes, limit) {
  let length = 0
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 })
  try {
    for await (const chunk of Readable.from([bytes]).pipe(inflate)) {
      length += chunk.byteLength
      if (length > limit) break
    }
  } catch {
    // The readable part is measured.
  }
  return length
}
