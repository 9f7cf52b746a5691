import { deflateSync } from 'node:zlib'
import { PdfName, PdfReference, PdfStream } from './pdf-values.mjs'

/**
 * A PDF of some objects alone: nothing lies before, between or behind them, and its table says where each is.
 * @param version of the PDF that they come from
 * @param objects by their numbers; references to others become null
 * @param trailer what leads to them
 */
export function writeObjects({ version, objects, trailer }) {
  const numbers = new Map([...objects.keys()].map((number, index) => [number, index + 1]))
  const parts = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  let length = parts[0].byteLength
  const add = (...added) => {
    for (const part of added) {
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
      const { dictionary, bytes } = packed(value)
      add(`${write(dictionary, numbers)}\nstream\n`, bytes, '\nendstream')
    } else add(write(value, numbers))
    add('\nendobj\n')
  }
  const table = length
  const size = offsets.length + 1
  add(`xref\n0 ${size}\n0000000000 65535 f \n`)
  add(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  const last = new Map([...trailer, ['Size', String(size)]])
  add(`trailer\n${write(last, numbers)}\nstartxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** What lay open is compressed, so that no other program finds something of its own in it. */
function packed({ dictionary, bytes }) {
  const isOpen = !dictionary.has('Filter')
  const content = isOpen ? deflateSync(bytes) : bytes
  const described = new Map(dictionary)
  if (isOpen) {
    described.set('Filter', new PdfName('FlateDecode'))
    described.delete('DecodeParms')
  }
  described.set('Length', String(content.byteLength))
  return { dictionary: described, bytes: content }
}

function write(value, numbers) {
  if (value instanceof PdfName) return writeName(value.text)
  if (value instanceof PdfReference) {
    const number = numbers.get(value.number)
    return number === undefined ? 'null' : `${number} 0 R`
  }
  if (Array.isArray(value)) return `[${value.map((one) => write(one, numbers)).join(' ')}]`
  if (value instanceof Map) {
    const entries = [...value].map(([key, one]) => `${writeName(key)} ${write(one, numbers)}`)
    return `<<${entries.join('\n')}>>`
  }
  return value
}

function writeName(text) {
  const escaped = text.replace(
    /[^!-~]|[()<>[\]{}/%#]/g,
    (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  return `/${escaped}`
}
