import type { Locale } from '@/lib/contract/common/locale'

export interface PdfContent {
  title: string
  language: Locale
  paragraphs: readonly string[]
}

interface Block {
  tag: 'H1' | 'P'
  font: 'Plain' | 'Bold'
  size: number
  /** Maximum characters per line. */
  lineLength: number
  text: string
}

const lineHeightFactor = 1.4
const leftMargin = 71
const topY = 760

/** References to the objects of the file, numbered in the order of `writePdf`. */
const [pages, page, content, plainFont, boldFont, tree, root, parentTree] = [2, 3, 4, 5, 6, 7, 8, 9].map(
  (number) => `${number} 0 R`,
)
const firstBlockNumber = 10

/**
 * Writes an A4 page as PDF 1.7 with title and paragraphs, tagged for screen readers. Longer text is
 * cut off.
 */
export function writePdf({ title, language, paragraphs }: PdfContent): Buffer {
  const blocks: Block[] = [
    { tag: 'H1', font: 'Bold', size: 20, lineLength: 40, text: title },
    ...paragraphs.map((text): Block => ({ tag: 'P', font: 'Plain', size: 11, lineLength: 80, text })),
  ]
  const stream = drawBlocks(blocks)
  const elements = blocks.map((_, index) => `${firstBlockNumber + index} 0 R`).join(' ')
  return assembleFile([
    `<< /Type /Catalog /Pages ${pages} /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot ${tree} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${page}] /Count 1 >>`,
    `<< /Type /Page /Parent ${pages} /MediaBox [0 0 595 842] /Contents ${content} /StructParents 0 /Tabs /S /Resources << /Font << /Plain ${plainFont} /Bold ${boldFont} >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Type /StructTreeRoot /K ${root} /ParentTree ${parentTree} >>`,
    `<< /Type /StructElem /S /Document /P ${tree} /K [${elements}] >>`,
    `<< /Nums [0 [${elements}]] >>`,
    ...blocks.map(({ tag }, index) => `<< /Type /StructElem /S /${tag} /P ${root} /Pg ${page} /K ${index} >>`),
    `<< /Title <${toUtf16Hex(title)}> >>`,
  ])
}

/** Encodes a text as hexadecimal UTF-16, with the byte order mark that PDF requires. */
const toUtf16Hex = (text: string) => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`

/** Returns the content stream, with one byte per character. */
function drawBlocks(blocks: readonly Block[]): string {
  let y = topY
  return blocks
    .map(({ tag, font, size, lineLength, text }, index) => {
      const lines = wrapText(text, lineLength)
      const lineHeight = size * lineHeightFactor
      const operators = [
        `/${tag} << /MCID ${index} >> BDC`,
        `BT /${font} ${size} Tf ${lineHeight.toFixed(1)} TL ${leftMargin} ${y.toFixed(1)} Td`,
        ...lines.map((line) => `(${escapeText(line)}) Tj T*`),
        'ET',
        'EMC',
      ]
      y -= (lines.length + 1) * lineHeight
      return operators.join('\n')
    })
    .join('\n')
}

function wrapText(text: string, lineLength: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineLength) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Characters of Windows-1252 that Latin-1 lacks. */
const windows1252Bytes: Record<string, string> = {
  '€': '\x80',
  '„': '\x84',
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
}

function escapeText(line: string): string {
  return line
    .replace(/[^\x20-\x7e\xa0-\xff]/g, (letter) => windows1252Bytes[letter] ?? '?')
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
}

/** Assembles the file from its objects. The last one is the document information. */
function assembleFile(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n']
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`)
  parts.push(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}
