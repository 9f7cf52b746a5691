import { deflateSync } from 'node:zlib'
import { PdfName, PdfReference, PdfStream } from './pdf-values.mjs'

/**
 * Writes a PDF of the given objects with a new cross-reference table. References to other objects
 * become null.
 * @param version version of the source PDF
 */
export function writeObjects({ version, objects, trailer }) {
  const numbers = new Map([...objects.keys()].map((number, index) => [number, index + 1]))
  const parts = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  let length = parts[0].byteLength
  const add = (...newParts) => {
    for (const part of newParts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
      parts.push(bytes)
      length += bytes.byteLength
    }
  }
  const offsets = []
  for (const [number, value] of objects) {
    offsets.push(length)
    add(`${numbers.get(number)} 0 obj\n`)
    if (value instanceof PdfStream) {
      const { dictionary, bytes } = packStream(value)
      add(`${formatValue(dictionary, numbers)}\nstream\n`, bytes, '\nendstream')
    } else add(formatValue(value, numbers))
    add('\nendobj\n')
  }
  const tableOffset = length
  const size = offsets.length + 1
  add(`xref\n0 ${size}\n0000000000 65535 f \n`)
  add(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  const writtenTrailer = new Map([...trailer, ['Size', String(size)]])
  add(`trailer\n${formatValue(writtenTrailer, numbers)}\nstartxref\n${tableOffset}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** Compresses plain content, so that no other program can interpret it. */
function packStream({ dictionary, bytes }) {
  const isUncompressed = !dictionary.has('Filter')
  const content = isUncompressed ? deflateSync(bytes) : bytes
  const newDictionary = new Map(dictionary)
  if (isUncompressed) {
    newDictionary.set('Filter', new PdfName('FlateDecode'))
    newDictionary.delete('DecodeParms')
  }
  newDictionary.set('Length', String(content.byteLength))
  return { dictionary: newDictionary, bytes: content }
}

function formatValue(value, numbers) {
  if (value instanceof PdfName) return formatName(value.text)
  if (value instanceof PdfReference) {
    const number = numbers.get(value.number)
    return number === undefined ? 'null' : `${number} 0 R`
  }
  if (Array.isArray(value)) return `[${value.map((item) => formatValue(item, numbers)).join(' ')}]`
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => `${formatName(key)} ${formatValue(item, numbers)}`)
    return `<<${entries.join('\n')}>>`
  }
  return value
}

function formatName(text) {
  const escapedText = text.replace(
    /[^!-~]|[()<>[\]{}/%#]/g,
    (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `/${escapedText}`
}
