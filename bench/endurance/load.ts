import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, dataOf, makePage, openEditor, publish, revisionIn } from './editing'
import { uploadPicture } from './pictures'
import { Visitor } from './visitor'

/** How long each visitor pauses after an answer. */
const pauseMs = 15
const visitors = 6
const editors = 2

/** What came of the requests. */
export interface LoadResult {
  requests: number
  /** Status or error, and what was asked for. */
  failures: string[]
  slowestMs: number
}

export interface Load {
  /** Ends it after the requests under way. */
  stop(): Promise<LoadResult>
}

interface Request {
  method: 'GET' | 'POST'
  path: string
  data?: unknown
}

/**
 * Asks the site at its public address without end: visitors for pages, searches, calls and pictures, editors read and write. Any
 * answer but a 2xx counts as failed; nothing is tried twice.
 */
export async function startLoad({ siteUrl }: Cluster): Promise<Load> {
  const result: LoadResult = { requests: 0, failures: [], slowestMs: 0 }
  const stopping = new AbortController()

  async function ask(visitor: Visitor, { method, path, data }: Request): Promise<string> {
    const began = performance.now()
    const answer = await visitor
      .ask(siteUrl, method, path, data)
      .catch((error: Error) => ({ status: 0, text: `${error.message} ${error.cause ?? ''}` }))
    result.requests += 1
    result.slowestMs = Math.max(result.slowestMs, performance.now() - began)
    const { status, text } = answer
    if (status < 200 || status > 299)
      result.failures.push(`${status} ${method} ${path} ${text.slice(0, 200)}`)
    await wait(pauseMs)
    return text
  }

  const loops: Promise<void>[] = []
  const editor = await openEditor(siteUrl, siteUrl, '192.0.2.20')
  const pageId = await makePage(editor, siteUrl, 'andrang')
  await addBlock(editor, siteUrl, pageId, 'Vorhang')
  await publish(editor, siteUrl, pageId)
  const picture = await uploadPicture(editor, siteUrl, 0)

  async function visit(number: number): Promise<void> {
    const visitor = new Visitor(siteUrl, `198.51.100.${number + 1}`)
    const paths = [
      '/de',
      '/de/andrang',
      '/api/settings/',
      picture.path,
      '/de/search',
      '/de/api/search/?query=Vorhang',
    ]
    for (let turn = number; !stopping.signal.aborted; turn += 1) {
      // What nobody asked for before is rendered and comes from no cache.
      const path =
        turn % 7 === 0 ? `/de/search?query=Wort${number}x${turn}` : (paths[turn % paths.length] ?? '/de')
      await ask(visitor, { method: 'GET', path })
    }
  }

  async function edit(number: number): Promise<void> {
    const own = await openEditor(siteUrl, siteUrl, `203.0.113.${number + 1}`)
    const block = await addBlock(own, siteUrl, pageId, 'Akt')
    let { revision } = block
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const change = { revision, data: dataOf(`Akt ${turn}`) }
      await ask(own, { method: 'POST', path: `/de/pageeditor-api/text/${block.id}/`, data: change })
      const text = await ask(own, { method: 'GET', path: `/de/pageeditor-api/page/${pageId}/draft/` })
      revision = revisionIn(text, block.id) ?? revision
    }
  }

  for (let number = 0; number < visitors; number += 1) loops.push(visit(number))
  for (let number = 0; number < editors; number += 1) loops.push(edit(number))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      return result
    },
  }
}
