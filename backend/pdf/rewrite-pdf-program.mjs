import { parentPort, workerData } from 'node:worker_threads'
import { measureStream } from './measure-stream.mjs'
import { nameOf, PdfProblem, PdfReference, PdfStream } from './pdf-values.mjs'
import { readObjects } from './read-objects.mjs'
import { refuseActiveCatalog, refuseActiveValue } from './refuse-active-content.mjs'
import { writeObjects } from './write-objects.mjs'

/**
 * The thread that writes one PDF anew, of `bytes`: the objects that its pages reach. It is plain JavaScript because a thread starts it straight from
 * its file. Message: `{ bytes }`, or `{ problem }`, a key of the messages in rewrite-pdf.ts; any other failure ends the thread.
 */

/** What all streams of a file may unpack to: some hundred scanned pages. */
const maxUnpackedBytes = 512 * 1024 * 1024

function versionOf(bytes) {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const version = /^%PDF-([12]\.\d)/.exec(head)?.[1]
  if (version === undefined) throw new PdfProblem(head.includes('%PDF-') ? 'mixed' : 'noPdf')
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) throw new PdfProblem('damaged')
  if (!/^[\0\t\n\f\r ]*$/.test(bytes.subarray(end + 5).toString('latin1'))) throw new PdfProblem('mixed')
  return version
}

async function rewrite(bytes) {
  const version = versionOf(bytes)
  const { objects, trailer } = readObjects(bytes)
  if (trailer.has('Encrypt')) throw new PdfProblem('encrypted')
  const resolve = (value, steps = 0) => {
    if (value instanceof PdfReference && steps < 10) return resolve(objects.get(value.number), steps + 1)
    return value === 'null' || value instanceof PdfReference ? undefined : value
  }
  const root = resolve(trailer.get('Root'))
  const pages = root instanceof Map ? resolve(root.get('Pages')) : undefined
  if (!(pages instanceof Map) || !hasPage(pages, resolve)) throw new PdfProblem('damaged')
  refuseActiveCatalog(root, resolve)
  const kept = reached(trailer, objects)
  let unpacked = 0
  for (const value of inside([...kept.values()])) {
    refuseActiveValue(value, resolve)
    if (value instanceof PdfStream) {
      unpacked += await measureStream(value, resolve, maxUnpackedBytes - unpacked)
    }
  }
  return writeObjects({ version, objects: kept, trailer })
}

function hasPage(node, resolve, depth = 0) {
  const kids = resolve(node.get('Kids'))
  if (!Array.isArray(kids)) return nameOf(resolve(node.get('Type'))) === 'Page'
  return (
    depth < 50 &&
    kids.some((kid) => {
      const below = resolve(kid)
      return below instanceof Map && hasPage(below, resolve, depth + 1)
    })
  )
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
    if (value instanceof PdfStream) waiting.push(...value.dictionary.values())
    else if (value instanceof Map) waiting.push(...value.values())
    else if (Array.isArray(value)) for (const one of value) waiting.push(one)
  }
}

try {
  parentPort?.postMessage({ bytes: await rewrite(Buffer.from(workerData.bytes)) })
} catch (error) {
  if (!(error instanceof PdfProblem)) throw error
  parentPort?.postMessage({ problem: error.problem })
}
