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
  words: string
}

const lineHeightFactor = 1.4
const leftMargin = 71
const topY = 760

/**
 * Writes an A4 page as PDF 1.7 with title and paragraphs, tagged for screen readers. Longer text is
 * cut off.
 */
export function writePdf({ title, language, paragraphs }: PdfContent): Buffer {
  const blocks: Block[] = [
    { tag: 'H1', font: 'Bold', size: 20, lineLength: 40, words: title },
    ...paragraphs.map((words): Block => ({ tag: 'P', font: 'Plain', size: 11, lineLength: 80, words })),
  ]
  const content = drawBlocks(blocks)
  const elements = blocks.map((_, index) => `${10 + index} 0 R`).join(' ')
  return assembleFile([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot 7 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Tabs /S /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /StructTreeRoot /K 8 0 R /ParentTree 9 0 R >>',
    `<< /Type /StructElem /S /Document /P 7 0 R /K [${elements}] >>`,
    `<< /Nums [0 [${elements}]] >>`,
    ...blocks.map(({ tag }, index) => `<< /Type /StructElem /S /${tag} /P 8 0 R /Pg 3 0 R /K ${index} >>`),
    `<< /Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`,
  ])
}

/** Returns the content stream, with one byte per character. */
function drawBlocks(blocks: readonly Block[]): string {
  let y = topY
  return blocks
    .map(({ tag, font, size, lineLength, words }, index) => {
      const lines = wrapWords(words, lineLength)
      const operators = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n')
      const block = `/${tag} << /MCID ${index} >> BDC\nBT /${font} ${size} Tf ${(size * lineHeightFactor).toFixed(1)} TL ${leftMargin} ${y.toFixed(1)} Td\n${operators}\nET\nEMC`
      y -= (lines.length + 1) * size * lineHeightFactor
      return block
    })
    .join('\n')
}

function wrapWords(words: string, lineLength: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
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
