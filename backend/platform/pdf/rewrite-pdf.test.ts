import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readPdfText } from '@/backend/library/search/read-pdf-text'
import { badPageTrees, createBomb, createObjectStream, createPdf, encodeAscii85, type PdfParts } from './pdf.fixture'
import { pdfLimits } from './pdf-limits'
import { InvalidPdfError, rewritePdf } from './rewrite-pdf'

const rewriteToText = async (bytes: Uint8Array) => Buffer.from(await rewritePdf(bytes)).toString('latin1')

describe('a PDF', () => {
  it('keeps the objects of its pages, and can be rewritten again', async () => {
    const rewrittenPdf = await rewritePdf(createPdf())
    const text = Buffer.from(rewrittenPdf).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7\n/)
    expect(text).toMatch(/startxref\n\d+\n%%EOF\n$/)
    expect(text).toContain('(https://example.org)')
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    for (const [, offset] of text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)) {
      expect(text.slice(Number(offset))).toMatch(/^\d+ 0 obj\n/)
    }
    expect(Buffer.from(await rewritePdf(rewrittenPdf)).equals(Buffer.from(rewrittenPdf))).toBe(true)
  })

  it('is readable by another library as before', async () => {
    const content = 'BT /F1 12 Tf 10 10 Td (Chorstelle) Tj ET'
    const font = '/Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>'
    const pdf = Buffer.from(
      createPdf({ content }).toString('latin1').replace('/Contents', `${font} /Contents`),
      'latin1',
    )
    expect((await readPdfText(await rewritePdf(pdf))).trim()).toBe('Chorstelle')
  })

  it('loses unreachable objects, content between objects, and its initial page', async () => {
    const pdf = createPdf({
      catalog: '/OpenAction [3 0 R /Fit]',
      others: ['<</S /JavaScript /JS (app.alert\\(1\\))>>', '(<script>alert(1)</script>)'],
    })
    const mixedPdf = pdf.toString('latin1').replace('2 0 obj', '% <html><script>alert(2)</script>\n2 0 obj')
    const text = await rewriteToText(Buffer.from(mixedPdf, 'latin1'))
    for (const word of ['script', 'JavaScript', 'OpenAction', 'html']) expect(text).not.toContain(word)
  })

  it('contains no uncompressed content', async () => {
    const text = await rewriteToText(createPdf({ content: '<html><script>alert(1)</script></html>' }))
    expect(text).not.toContain('script>')
  })

  it('may have object streams', async () => {
    const catalog = createObjectStream({ 1: '<</Type /Catalog /Pages 2 0 R /Lang (de)>>' })
    expect(await rewriteToText(createPdf({ others: [catalog] }))).toContain('/Lang (de)')
  })

  it('may have ASCII filters', async () => {
    const content = encodeAscii85(deflateSync('BT (Stelle) Tj ET '.repeat(20_000)))
    const text = await rewriteToText(createPdf({ content, filter: '/Filter [/ASCII85Decode /FlateDecode]' }))
    expect(text).toContain('/ASCII85Decode')
  })

  it('may have the maximum number of pages, and the same page twice', async () => {
    const kids = `<</Type /Pages /Kids [${'3 0 R '.repeat(pdfLimits.pages)}] /Count ${pdfLimits.pages}>>`
    const furtherObjects = ['<</Type /Catalog /Pages 7 0 R>>', kids]
    expect(await rewriteToText(createPdf({ trailer: '/Root 6 0 R', others: furtherObjects }))).toContain('/Count 500')
  })

  it('ignores a circular cross-reference table', async () => {
    const pdf = createPdf().toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Prev 9 /XRefStm 9')
    expect(await rewriteToText(Buffer.from(pdf, 'latin1'))).toContain('(https://example.org)')
  })

  it('uses the last of several objects with one number', async () => {
    const pdf = createPdf().toString('latin1')
    const patch = '5 0 obj\n<</Type /Annot /Subtype /Text /Contents (neu)>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'
    expect(await rewriteToText(Buffer.from(pdf + patch, 'latin1'))).toContain('(neu)')
  })
})

const bomb70 = createBomb(70).toString('latin1')

/** An object stream of 50,000 objects that are all the same list. */
function overlappingObjects(): string {
  const list = `[${'1 '.repeat(1000)}]`
  const head = Array.from({ length: 50_000 }, (_, index) => `${index + 10} 0`).join(' ')
  const packedObjects = deflateSync(`${head} ${list}`)
  const described = `/Type /ObjStm /N 50000 /First ${head.length + 1} /Filter /FlateDecode`
  return `<<${described} /Length ${packedObjects.length}>>\nstream\n${packedObjects.toString('latin1')}\nendstream`
}

/** An object stream that contains and extends itself. */
function selfHoldingObjects(): string {
  return createObjectStream({ 6: '<</Type /ObjStm /Extends 6 0 R>>' }).replace('/N 1', '/N 99999999 /Extends 6 0 R')
}

const javascript = '<</S /JavaScript /JS (app.alert\\(1\\))>>'
const link = (action: string) => `<</Subtype /Link /Rect [0 0 9 9] /A ${action}>>`

describe('a rejected PDF', () => {
  it.each<[string, PdfParts, RegExp]>([
    ['encrypted', { trailer: '/Encrypt <</Filter /Standard /V 4>>' }, /encrypted/],
    ['that opens with a script', { catalog: `/OpenAction ${javascript}` }, /scripts/],
    ['with a script in another object', { catalog: '/OpenAction 6 0 R', others: [javascript] }, /scripts/],
    ['that opens an address', { catalog: '/OpenAction <</S /URI /URI (https://a.example)>>' }, /scripts/],
    ['with named scripts', { catalog: '/Names <</JavaScript <</Names []>>>>' }, /scripts/],
    ['with a script behind a link', { annotation: link(javascript) }, /scripts/],
    ['with a script in other letters', { annotation: link('<</S /J#61vaScript /JS (1)>>') }, /scripts/],
    [
      'with a script in a stream of objects',
      { annotation: link('9 0 R'), others: [createObjectStream({ 9: javascript })] },
      /scripts/,
    ],
    [
      'with a script that another action leads to',
      { annotation: link(`<</S /URI /URI (a) /Next [${javascript}]>>`) },
      /scripts/,
    ],
    ['that starts a program', { annotation: link('<</S /Launch /F (cmd.exe)>>') }, /scripts/],
    ['that sends a form', { annotation: link('<</S /SubmitForm /F (https://a.example)>>') }, /scripts/],
    ['that opens a file of the network', { annotation: link('<</S /GoToR /F (\\\\\\\\host\\\\a)>>') }, /scripts/],
    ['with a link that is a script', { annotation: link('<</S /URI /URI (java\\163cript:alert\\(1\\))>>') }, /scripts/],
    ['with a link to a file', { annotation: link('<</S /URI /URI <66696c653a2f2f2f65>>>') }, /scripts/],
    ['that acts when it is looked at', { catalog: '/AA <</WC <</S /Named /N /Print>>>>' }, /scripts/],
    ['with media', { annotation: '<</Type /Annot /Subtype /RichMedia>>' }, /scripts/],
    ['with an attached file', { annotation: '<</Subtype /FileAttachment /FS 6 0 R>>', others: ['<<>>'] }, /attached/],
    ['with embedded files', { catalog: '/Names <</EmbeddedFiles <</Names []>>>>' }, /attached/],
    ['that is a portfolio', { catalog: '/Collection <<>>' }, /attached/],
    ['with a file for a page', { catalog: '/AF [<</Type /Filespec /EF <</F 4 0 R>>>>]' }, /attached/],
    ['with a dynamic form', { catalog: '/AcroForm <</XFA [(a) 4 0 R]>>' }, /dynamic form/],
    ['with content in another file', { filter: '/F (https://a.example/x)' }, /refers to other files/],
    ['that unpacks to 400 MB', { content: createBomb(400), filter: '/Filter /FlateDecode' }, /128 MB/],
    [
      'with streams that unpack to 140 MB together',
      {
        content: createBomb(70),
        filter: '/Filter /FlateDecode /Resources 6 0 R',
        others: [`<</Filter /FlateDecode /Length ${bomb70.length}>>\nstream\n${bomb70}\nendstream`],
      },
      /128 MB/,
    ],
    [
      'of 1,214 bytes that is packed twice',
      { content: deflateSync(createBomb(400)), filter: '/Filter [/FlateDecode /FlateDecode]' },
      /128 MB/,
    ],
    [
      'that is packed three times',
      {
        content: deflateSync(deflateSync(createBomb(400))),
        filter: '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
      },
      /128 MB/,
    ],
    [
      'that is packed in letters',
      { content: encodeAscii85(createBomb(400)), filter: '/Filter [/ASCII85Decode /FlateDecode]' },
      /128 MB/,
    ],
    ['with 1,000 filters', { filter: `/Filter [${'/AHx '.repeat(1000)}]` }, /PDF is too large/],
    [
      'with a picture of 50,000 × 50,000',
      { filter: '/Subtype /Image /Width 50000 /Height 50000 /Filter /JBIG2Decode' },
      /100 million pixels/,
    ],
    ['with a page that contains itself twice', badPageTrees.loop, /damaged/],
    ['with a long cycle of pages', badPageTrees.longLoop, /damaged/],
    ['with exponentially branching pages', badPageTrees.doubling, /damaged/],
    ['that lists 100,000 pages', badPageTrees.manyPages, /500 pages/],
    ['of 501 pages', badPageTrees.tooManyPages, /500 pages/],
    ['that declares 100,000 pages', badPageTrees.saysMany, /500 pages/],
    ['with overlapping packed objects', { others: [overlappingObjects()] }, /damaged/],
    ['with packed objects that contain themselves', { others: [selfHoldingObjects()] }, /damaged|extensive/],
    [
      'with 20,000 objects that share a long list',
      {
        annotation: `[${'<</AA 6 0 R>>'.repeat(20_000)}]`,
        others: [`<<${Array.from({ length: 20_000 }, (_, index) => `/K${index} 1 `).join('')}>>`],
      },
      /scripts/,
    ],
    ['of hundreds of thousands of dictionaries', { annotation: `[${'<<>>'.repeat(400_000)}]` }, /PDF is too large/],
    ['with an endless name', { annotation: `/${'#41'.repeat(1_000_000)}` }, /PDF is too large/],
    ['of millions of values', { annotation: `[${'[]'.repeat(4_000_000)}]` }, /PDF is too large/],
    ['with endless nesting', { annotation: `${'['.repeat(100_000)}` }, /PDF is too large/],
    ['with an unknown filter', { filter: '/Filter /Zauber' }, /damaged/],
    ['without a page', { others: ['<</Type /Catalog>>'], trailer: '/Root 6 0 R' }, /damaged/],
    [
      'with a page that contains itself',
      { trailer: '/Root 6 0 R', others: ['<</Pages 7 0 R>>', '<</Kids [7 0 R]>>'] },
      /damaged/,
    ],
  ])('%s', async (_, parts, problem) => {
    await expect(rewritePdf(createPdf(parts))).rejects.toThrow(problem)
  })

  const pdf = createPdf()
  const bomb = createBomb(200).toString('latin1')
  it.each<[string, Buffer, RegExp]>([
    ['with other content at its start', Buffer.concat([Buffer.from('<html>\n'), pdf]), /something else/],
    ['with other content at its end', Buffer.concat([pdf, Buffer.from('PK\u0003\u0004')]), /something else/],
    ['that is HTML', Buffer.from('<html><script>alert(1)</script>'), /isn’t a PDF/],
    ['that is empty', Buffer.alloc(0), /isn’t a PDF/],
    ['that is truncated', pdf.subarray(0, 300), /damaged/],
    ['that is only a header', Buffer.from('%PDF-1.7\n%%EOF'), /damaged/],
    [
      'with objects that unpack to 200 MB',
      createPdf({
        others: [
          `<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length}>>\nstream\n${bomb}\nendstream`,
        ],
      }),
      /PDF is too large/,
    ],
    [
      'of too many objects',
      Buffer.from(
        `%PDF-1.7\n${'1 0 obj[]endobj '.repeat(10)}${Array.from({ length: 200_002 }, (_, i) => `${i} 0 obj[]`).join('\n')}%%EOF`,
      ),
      /PDF is too large/,
    ],
  ])('%s', async (_, sent, problem) => {
    await expect(rewritePdf(sent)).rejects.toThrow(problem)
  })

  it('takes too long', async () => {
    await expect(rewritePdf(pdf, 1)).rejects.toThrow(/PDF is too large/)
  })
})

it('returns a message with the limits, in the language of the sender', async () => {
  const error: unknown = await rewritePdf(createPdf(badPageTrees.manyPages)).catch((thrown: unknown) => thrown)
  if (!(error instanceof InvalidPdfError)) throw error
  expect(error.getMessage('de')).toMatch(/500 Seiten, 100\.000 Objekte, entpackt 128 MB .*100 Millionen/)
  expect(error.getMessage('en')).toMatch(/500 pages, 100,000 objects, 128 MB .*100 million/)
})
