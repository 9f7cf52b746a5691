import { parentPort, workerData } from 'node:worker_threads'
import { checkPages } from './check-pages.mjs'
import { measureStream } from './measure-stream.mjs'
import { PdfBudget } from './pdf-budget.mjs'
import { nameOf, PdfProblem, PdfReference, PdfStream, resolveIn } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'
import { refuseActiveCatalog, refuseActiveValue } from './refuse-active-content.mjs'
import { writeObjects } from './write-objects.mjs'

/**
 * The thread that writes one PDF anew, of `bytes` within `limits`: the objects that its pages
 * reach. It is plain JavaScript because a thread starts it straight from its file. Message: `{
 * bytes }`, or `{ problem }`, a key of the messages in rewrite-pdf.ts; any other failure ends the
 * thread.
 */

function versionOf(bytes) {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const version = /^%PDF-([12]\.\d)/.exec(head)?.[1]
  if (version === undefined) throw new PdfProblem(head.includes('%PDF-') ? 'mixed' : 'noPdf')
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) throw new PdfProblem('damaged')
  if (!/^[\0\t\n\f\r ]*$/.test(bytes.subarray(end + 5).toString('latin1'))) throw new PdfProblem('mixed')
  return version
}

async function rewrite(bytes, limits) {
  const version = versionOf(bytes)
  const budget = new PdfBudget(limits)
  const { objects, trailer } = readObjects(bytes, budget)
  if (trailer.has('Encrypt')) throw new PdfProblem('encrypted')
  const resolve = resolveIn(objects)
  const root = resolve(trailer.get('Root'))
  const pages = root instanceof Map ? resolve(root.get('Pages')) : undefined
  if (!(pages instanceof Map)) throw new PdfProblem('damaged')
  checkPages(pages, resolve, limits.pages)
  refuseActiveCatalog(root, resolve)
  const kept = reached(trailer, objects)
  for (const value of inside([...kept.values()])) {
    refuseActiveValue(value, resolve)
    if (!(value instanceof PdfStream)) continue
    refuseLargePicture(value.dictionary, resolve, limits.picturePixels)
    await measureStream(value, resolve, budget)
  }
  return writeObjects({ version, objects: kept, trailer })
}

/** Some kinds of pictures need hardly any bytes for any number of pixels. */
function refuseLargePicture(dictionary, resolve, maxPixels) {
  if (nameOf(resolve(dictionary.get('Subtype'))) !== 'Image') return
  const pixels = Number(resolve(dictionary.get('Width'))) * Number(resolve(dictionary.get('Height')))
  if (pixels > maxPixels) throw new PdfProblem('tooComplex')
}

/** The objects that the trailer leads to. */
function reached(trailer, objects) {
  const kept = new Map()
  const waiting = [trailer]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const one of inside([value])) {
      if (!(one instanceof PdfReference) || kept.has(one.number) || !objects.has(one.number)) continue
      const target = objects.get(one.number)
      kept.set(one.number, target)
      waiting.push(target)
    }
  }
  return kept
}

/** Values, and what lies in them; what they refer to does not. */
function* inside(values) {
  const waiting = [...values]
  while (waiting.length > 0) {
    const value = waiting.pop()
    yield value
    const within = value instanceof PdfStream ? value.dictionary : value
    if (within instanceof Map || Array.isArray(within)) for (const one of within.values()) waiting.push(one)
  }
}

try {
  const { bytes, limits } = workerData
  parentPort?.postMessage({
    bytes: await rewrite(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits),
  })
} catch (error) {
  if (!(error instanceof PdfProblem)) throw error
  parentPort?.postMessage({ problem: error.problem })
}
