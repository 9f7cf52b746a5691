import { measureStream } from './measure-stream.mjs'
import { PdfBudget } from './pdf-budget.mjs'
import { createResolver, getName, PdfError, PdfStream } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'

/**
 * Rejects a PDF whose text exceeds the limits. Pictures do not count, because reading text does not
 * unpack them.
 * @throws PdfError also for an encrypted or damaged PDF
 */
export async function refuseLargePdf(bytes, limits) {
  const budget = new PdfBudget(limits)
  const { objects, trailer } = readObjects(bytes, budget)
  if (trailer.has('Encrypt')) throw new PdfError('encrypted')
  const resolve = createResolver(objects)
  for (const value of objects.values()) {
    if (!(value instanceof PdfStream) || getName(resolve(value.dictionary.get('Subtype'))) === 'Image') continue
    await measureStream(value, resolve, budget)
  }
}
