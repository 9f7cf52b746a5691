import { inflateSync } from 'node:zlib'
import { ValueParser } from './parse-value.mjs'
import { getName, PdfError, PdfReference, PdfStream } from './pdf-values.mjs'

/** Maximum unpacked size of all object streams of a file, whose texts are in memory at once. */
const maxObjectBytes = 32 * 1024 * 1024

const space = '[\\0\\t\\n\\f\\r ]'
const objectOrTrailerPattern = new RegExp(`(\\d{1,10})${space}{1,20}\\d{1,5}${space}{1,20}obj|trailer`, 'g')
const streamEndPattern = new RegExp(`endstream(?=${space}{0,20}endobj)`, 'g')

/**
 * Reads all objects of a PDF in file order; the last object of a number wins. Ignores
 * cross-reference tables, because programs interpret them differently.
 * @throws PdfError
 */
export function readObjects(bytes, budget) {
  const text = bytes.toString('latin1')
  const file = { objects: new Map(), trailer: new Map(), unpackedBytes: 0, budget }
  objectOrTrailerPattern.lastIndex = 0
  for (let match = objectOrTrailerPattern.exec(text); match; match = objectOrTrailerPattern.exec(text)) {
    const parser = new ValueParser(text, budget, objectOrTrailerPattern.lastIndex)
    parser.skipSpace()
    const value = parser.consume('endobj') ? 'null' : parser.read()
    if (match[1] === undefined) addTrailer(file, value)
    else addObject(file, Number(match[1]), readStream(parser, value, bytes) ?? value)
    objectOrTrailerPattern.lastIndex = parser.position
  }
  for (const value of file.objects.values()) if (value instanceof PdfStream) trimStream(value, file.objects)
  return file
}

function addTrailer({ trailer }, value) {
  if (!(value instanceof Map)) throw new PdfError('damaged')
  for (const key of ['Root', 'Info', 'Encrypt']) if (value.has(key)) trailer.set(key, value.get(key))
}

function addObject(file, number, value) {
  file.budget.spend('objects')
  file.objects.set(number, value)
  if (!(value instanceof PdfStream)) return
  const type = getName(value.dictionary.get('Type'))
  if (type === 'XRef') addTrailer(file, value.dictionary)
  if (type === 'ObjStm') addObjectStream(file, value)
}

/** Reads the stream after a dictionary, if any. */
function readStream(parser, dictionary, bytes) {
  parser.skipSpace()
  if (!(dictionary instanceof Map) || !parser.consume('stream')) return undefined
  if (!parser.consume('\r\n') && !parser.consume('\n')) parser.consume('\r')
  const start = parser.position
  const length = Number(dictionary.get('Length'))
  const isStreamEnd = (end) => /^[\0\t\n\f\r ]{0,4}endstream/.test(parser.text.slice(end, end + 20))
  let end = start + length
  if (!Number.isSafeInteger(end) || length < 0 || !isStreamEnd(end)) {
    streamEndPattern.lastIndex = start
    const match = streamEndPattern.exec(parser.text)
    if (!match) throw new PdfError('damaged')
    end = match.index
  }
  parser.position = end
  return new PdfStream(dictionary, bytes.subarray(start, end))
}

/** Removes the line break after a stream whose length is an indirect object. */
function trimStream(stream, objects) {
  const lengthReference = stream.dictionary.get('Length')
  if (!(lengthReference instanceof PdfReference)) return
  const length = Number(objects.get(lengthReference.number))
  const trailingText = stream.bytes.subarray(length).toString('latin1')
  if (/^[\0\t\n\f\r ]{0,4}$/.test(trailingText)) stream.bytes = stream.bytes.subarray(0, length)
}

function addObjectStream(file, { dictionary, bytes }) {
  if (getName(dictionary.get('Filter')) !== 'FlateDecode' && dictionary.has('Filter')) {
    const [filter, ...furtherFilters] = [dictionary.get('Filter')].flat()
    if (getName(filter) !== 'FlateDecode' || furtherFilters.length > 0) throw new PdfError('damaged')
  }
  if (dictionary.has('DecodeParms')) throw new PdfError('damaged')
  const text = dictionary.has('Filter') ? unpack(file, bytes) : bytes.toString('latin1')
  const first = Number(dictionary.get('First'))
  const head = new ValueParser(text.slice(0, first), file.budget)
  let unreadLength = text.length
  for (let remaining = Number(dictionary.get('N')); remaining > 0; remaining -= 1) {
    const number = Number(head.read())
    const offset = Number(head.read())
    if (!Number.isSafeInteger(number) || !Number.isSafeInteger(offset)) throw new PdfError('damaged')
    const parser = new ValueParser(text, file.budget, first + offset)
    const value = parser.read()
    // Overlapping objects would be read repeatedly.
    unreadLength -= parser.position - first - offset
    if (unreadLength < 0) throw new PdfError('damaged')
    addObject(file, number, value)
  }
}

function unpack(file, bytes) {
  try {
    const content = inflateSync(bytes, { maxOutputLength: maxObjectBytes - file.unpackedBytes })
    file.unpackedBytes += content.byteLength
    file.budget.spend('unpackedBytes', content.byteLength)
    return content.toString('latin1')
  } catch (error) {
    if (error instanceof PdfError) throw error
    throw new PdfError(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooComplex' : 'damaged')
  }
}
