import { describe, expect, it } from 'vitest'
import { createPdf } from '@/backend/platform/pdf/pdf.fixture'
import { readPdfText } from './read-pdf-text'

/** A font that maps `~` to a soft hyphen, as layout programs do. */
const map = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <7E> <00AD> endbfchar'
const font = {
  pageEntries: '/Resources <</Font <</F1 6 0 R>>>>',
  others: [
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R>>',
    `<</Length ${map.length}>>\nstream\n${map}\nendstream`,
  ],
}

const readPdf = (...lines: string[]) => {
  const content = `BT /F1 12 Tf 10 180 Td 14 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  return readPdfText(createPdf({ content, ...font }))
}

describe('readPdfText', () => {
  it('joins words that are hyphenated at the end of a line', async () => {
    expect(await readPdf('Die Verwaltung der Immo-', 'bilien und der Ver-', 'ordnung.')).toBe(
      'Die Verwaltung der Immobilien und der Verordnung.\n',
    )
  })

  it('joins words at soft hyphens, and removes those within a line', async () => {
    expect(await readPdf('Die Immo~', 'bilien der Ver~', 'ordnung und Vor~schau')).toBe(
      'Die Immobilien der Verordnung und Vorschau\n',
    )
  })

  it('keeps the hyphens of compounds and of their parts', async () => {
    expect(await readPdf('Theater-', 'und Orchester in Nordrhein-', 'Westfalen, 1990-', '2000')).toBe(
      'Theater-\nund Orchester in Nordrhein-Westfalen, 1990-\n2000\n',
    )
  })
})
