import { parentPort, workerData } from 'node:worker_threads'
import { assertPages } from './check-pages.mjs'
import { measureStream } from './measure-stream.mjs'
import { PdfBudget } from './pdf-budget.mjs'
import { createResolver, getName, PdfError, PdfReference, PdfStream } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'
import { refuseActiveCatalog, refuseActiveValue } from './refuse-active-content.mjs'
import { writeObjects } from './write-objects.mjs'

/**
 * Worker thread that rewrites the PDF `bytes` within `limits`. Sends `{ bytes }` or `{ problem }`,
 * a message key of rewrite-pdf.ts. Plain JavaScript, because Node runs this file directly.
 */

function readVersion(bytes) {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const version = /^%PDF-([12]\.\d)/.exec(head)?.[1]
  if (version === undefined) throw new PdfError(head.includes('%PDF-') ? 'mixed' : 'noPdf')
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) throw new PdfError('damaged')
  if (!/^[\0\t\n\f\r ]*$/.test(bytes.subarray(end + 5).toString('latin1'))) throw new PdfError('mixed')
  return version
}

async function rewrite(bytes, limits) {
  const version = readVersion(bytes)
  const budget = new PdfBudget(limits)
  const { objects, trailer } = readObjects(bytes, budget)
  if (trailer.has('Encrypt')) throw new PdfError('encrypted')
  const resolve = createResolver(objects)
  const root = resolve(trailer.get('Root'))
  const pages = root instanceof Map ? resolve(root.get('Pages')) : undefined
  if (!(pages instanceof Map)) throw new PdfError('damaged')
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

/** Rejects huge pictures: some formats need few bytes for many pixels. */
function refuseLargePicture(dictionary, resolve, maxPixels) {
  if (getName(resolve(dictionary.get('Subtype'))) !== 'Image') return
  const pixels = Number(resolve(dictionary.get('Width'))) * Number(resolve(dictionary.get('Height')))
  if (pixels > maxPixels) throw new PdfError('tooComplex')
}

/** Collects the objects that are reachable from the trailer. */
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
  if (!(error instanceof PdfError)) throw error
  parentPort?.postMessage({ problem: error.problem })
}
