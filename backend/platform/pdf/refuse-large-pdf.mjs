import { measureStream } from './measure-stream.mjs'
import { PdfBudget } from './pdf-budget.mjs'
import { nameOf, PdfProblem, PdfStream, resolveIn } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'

/**
 * Refuses a PDF whose text cannot be read within the limits. Its pictures are not counted, since
 * they are not unpacked for that.
 * @throws PdfProblem also for what is encrypted or damaged, which cannot be measured
 */
export async function refuseLargePdf(bytes, limits) {
  const budget = new PdfBudget(limits)
  const { objects, trailer } = readObjects(bytes, budget)
  if (trailer.has('Encrypt')) throw new PdfProblem('encrypted')
  const resolve = resolveIn(objects)
  for (const value of objects.values()) {
    if (!(value instanceof PdfStream) || nameOf(resolve(value.dictionary.get('Subtype'))) === 'Image')
      continue
    await measureStream(value, resolve, budget)
  }
}
