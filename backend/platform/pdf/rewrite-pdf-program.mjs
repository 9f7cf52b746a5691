import { parentPort, workerData } from 'node:worker_threads'
import { assertPages } from './check-pages.mjs'
import { measureStream } from './measure-stream.mjs'
import { PdfBudget } from './pdf-budget.mjs'
import { createResolver, getName, PdfProblem, PdfReference, PdfStream } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'
import { refuseActiveCatalog, refuseActiveValue } from './refuse-active-content.mjs'
import { writeObjects } from './write-objects.mjs'

/**
 * Thread that rewrites one PDF (`bytes` within `limits`) with the objects that its pages reach.
 * Plain JavaScript: the thread runs this file directly. Message out: `{ bytes }`, or `{ problem }`,
 * a key of the messages in rewrite-pdf.ts; other failures end the thread.
 */

function readVersion(bytes) {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const version = /^%PDF-([12]\.\d)/.exec(head)?.[1]
  if (version === undefined) throw new PdfProblem(head.includes('%PDF-') ? 'mixed' : 'noPdf')
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) throw new PdfProblem('damaged')
  if (!/^[\0\t\n\f\r ]*$/.test(bytes.subarray(end + 5).toString('latin1'))) throw new PdfProblem('mixed')
  return version
}

async function rewrite(bytes, limits) {
  const version = readVersion(bytes)
  const budget = new PdfBudget(limits)
  const { objects, trailer } = readObjects(bytes, budget)
  if (trailer.has('Encrypt')) throw new PdfProblem('encrypted')
  const resolve = createResolver(objects)
  const root = resolve(trailer.get('Root'))
  const pages = root instanceof Map ? resolve(root.get('Pages')) : undefined
  if (!(pages instanceof Map)) throw new PdfProblem('damaged')
  assertPages(pages, resolve, limits.pages)
  refuseActiveCatalog(root, resolve)
  const reachableObjects = collectReachable(trailer, objects)
  for (const value of walkNested([...reachableObjects.values()])) {
    refuseActiveValue(value, resolve)
    if (!(value instanceof PdfStream)) continue
    refuseLargePicture(value.dictionary, resolve, limits.picturePixels)
    await measureStream(value, resolve, budget)
  }
  return writeObjects({ version, objects: reachableObjects, trailer })
}

/** Some picture formats need hardly any bytes for any number of pixels. */
function refuseLargePicture(dictionary, resolve, maxPixels) {
  if (getName(resolve(dictionary.get('Subtype'))) !== 'Image') return
  const pixels = Number(resolve(dictionary.get('Width'))) * Number(resolve(dictionary.get('Height')))
  if (pixels > maxPixels) throw new PdfProblem('tooComplex')
}

/** Collects the objects reachable from the trailer. */
function collectReachable(trailer, objects) {
  const reachableObjects = new Map()
  const pendingValues = [trailer]
  for (let value = pendingValues.pop(); value !== undefined; value = pendingValues.pop()) {
    for (const nestedValue of walkNested([value])) {
      if (
        !(nestedValue instanceof PdfReference) ||
        reachableObjects.has(nestedValue.number) ||
        !objects.has(nestedValue.number)
      )
        continue
      const target = objects.get(nestedValue.number)
      reachableObjects.set(nestedValue.number, target)
      pendingValues.push(target)
    }
  }
  return reachableObjects
}

/** Iterates over values and their nested values, without following references. */
function* walkNested(values) {
  const pendingValues = [...values]
  while (pendingValues.length > 0) {
    const value = pendingValues.pop()
    yield value
    const container = value instanceof PdfStream ? value.dictionary : value
    if (container instanceof Map || Array.isArray(container))
      for (const nestedValue of container.values()) pendingValues.push(nestedValue)
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
