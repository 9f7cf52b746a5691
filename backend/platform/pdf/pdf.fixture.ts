import { deflateSync } from 'node:zlib'
import { pdfLimits } from './pdf-limits'

const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Annots [5 0 R]>>'

/** Parts of a PDF with one page and an annotation as object 5; tests replace single parts. */
export interface PdfParts {
  catalog?: string
  annotation?: string
  content?: Buffer | string
  /** Additional entries of the content's dictionary. */
  filter?: string
  pageEntries?: string
  /** Additional objects, from number 6. */
  others?: string[]
  trailer?: string
}

/** Creates a PDF with a cross-reference table. */
export function createPdf(parts: PdfParts = {}): Buffer<ArrayBuffer> {
  const { catalog = '', annotation, content = 'BT (Stelle) Tj ET', filter = '', others = [] } = parts
  const { pageEntries = '', trailer = '' } = parts
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content)
  const objects = [
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    page.replace(/>>$/, ` ${pageEntries}>>`),
    `<</Length ${bytes.byteLength} ${filter}>>\nstream\n${bytes.toString('latin1')}\nendstream`,
    annotation ?? '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (https://example.org)>>>>',
    ...others,
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>`
  return Buffer.from(`${text}${end}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** Creates a compressed object stream, whose objects a text search does not find. */
export function createObjectStream(objects: Readonly<Record<number, string>>): string {
  let head = ''
  let body = ''
  for (const [number, object] of Object.entries(objects)) {
    head += `${number} ${body.length} `
    body += `${object} `
  }
  const packedObjects = deflateSync(Buffer.from(head + body, 'latin1'))
  const described = `/Type /ObjStm /N ${Object.keys(objects).length} /First ${head.length}`
  return `<<${described} /Filter /FlateDecode /Length ${packedObjects.length}>>\nstream\n${packedObjects.toString('latin1')}\nendstream`
}

/** Creates compressed zeros, a thousandth of their unpacked size. */
export function createBomb(megabytes: number): Buffer {
  return deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
}

/** Expensive or broken page trees with their catalogs, as objects from number 6. */
export const badPageTrees = {
  /** A node that contains itself twice: 2^50 paths of 50 steps. */
  loop: createTree(['<</Kids [7 0 R 7 0 R]>>']),
  /** A descendant that contains the root. */
  longLoop: createTree(['<</Kids [8 0 R 3 0 R]>>', '<</Kids [9 0 R]>>', '<</Kids [7 0 R]>>']),
  /** Thirty nodes, each containing the next one twice, and one page. */
  doubling: createTree([
    ...Array.from({ length: 30 }, (_, index) => `<</Kids [${index + 8} 0 R ${index + 8} 0 R]>>`),
    page,
  ]),
  /** A list of 100,000 pages. */
  manyPages: createTree([`<</Kids [${'3 0 R '.repeat(100_000)}]>>`]),
  /** Separate pages, one more than allowed. */
  tooManyPages: createTree([
    `<</Kids [${Array.from({ length: pdfLimits.pages + 1 }, (_, index) => `${index + 8} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: pdfLimits.pages + 1 }, () => page),
  ]),
  /** A tree that declares 100,000 pages and has one. */
  saysMany: createTree(['<</Kids [3 0 R] /Count 100000>>']),
} satisfies Record<string, PdfParts>

function createTree(nodes: string[]): PdfParts {
  return { trailer: '/Root 6 0 R', others: ['<</Type /Catalog /Pages 7 0 R>>', ...nodes] }
}

export function encodeAscii85(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Buffer.concat([bytes.subarray(at, at + 4), Buffer.alloc(4)]).subarray(0, 4)
    let value = part.readUInt32BE()
    let digits = ''
    for (let place = 0; place < 5; place += 1) {
      digits = String.fromCharCode(33 + (value % 85)) + digits
      value = Math.floor(value / 85)
    }
    text += digits.slice(0, Math.min(4, bytes.length - at) + 1)
  }
  return `${text}~>`
}
