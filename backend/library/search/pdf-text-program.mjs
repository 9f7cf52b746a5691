import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { refuseLargePdf } from '../../platform/pdf/refuse-large-pdf.mjs'

/**
 * Worker thread that extracts the text of the PDF `bytes` and posts it. Reads at most `maxPages`
 * pages and `maxCharacters` characters. An error ends the thread. Plain JavaScript, because a
 * worker loads its file without the TypeScript compiler.
 */
const { bytes, pdfLimits, maxPages, maxCharacters } = workerData
// PDF.js omits characters that its expression for invisible ones matches. Soft hyphens are kept,
// because they show which lines to join. The thread runs nothing else.
const { match } = String.prototype
String.prototype.match = function (expression) {
  return String(this) === '\u00ad' ? null : match.call(this, expression)
}

// The check comes first, because the library decompresses streams without a limit.
await refuseLargePdf(Buffer.from(bytes), pdfLimits)
const pdf = await getDocumentProxy(bytes, {
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  verbosity: 0,
})
let text = ''
for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && text.length < maxCharacters; number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
  text += '\n'
  page.cleanup()
}
parentPort?.postMessage(text.slice(0, maxCharacters))
