import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor, parseRevision, publish, toData } from './editing'
import { uploadPicture } from './pictures'
import { Visitor } from './visitor'

/** The pause of a visitor after a response. */
const pauseMs = 15
const visitors = 6
const editors = 2

export interface LoadResult {
  requests: number
  /** Status or error, method and path of each failed request. */
  failures: string[]
  slowestMs: number
}

export interface Load {
  /** Stops the load after the open requests. */
  stop(): Promise<LoadResult>
}

interface Request {
  method: 'GET' | 'POST'
  path: string
  data?: unknown
}

/**
 * Starts a continuous load at the public URL of the site. Visitors request pages, searches, API
 * calls and pictures; editors read and write. A status other than 2xx is a failure. Nothing is
 * retried.
 */
export async function startLoad({ siteUrl }: Cluster): Promise<Load> {
  const result: LoadResult = { requests: 0, failures: [], slowestMs: 0 }
  const stopController = new AbortController()

  async function send(visitor: Visitor, { method, path, data }: Request): Promise<string> {
    const startMs = performance.now()
    const response = await visitor
      .send(siteUrl, method, path, data)
      .catch((error: Error) => ({ status: 0, text: `${error.message} ${error.cause ?? ''}` }))
    result.requests += 1
    result.slowestMs = Math.max(result.slowestMs, performance.now() - startMs)
    const { status, text } = response
    if (status < 200 || status > 299) result.failures.push(`${status} ${method} ${path} ${text.slice(0, 200)}`)
    await wait(pauseMs)
    return text
  }

  const loops: Promise<void>[] = []
  const editor = await openEditor(siteUrl, siteUrl, '192.0.2.20')
  const pageId = await createPage(editor, siteUrl, 'andrang')
  await addBlock(editor, siteUrl, pageId, 'Vorhang')
  await publish(editor, siteUrl, pageId)
  const picture = await uploadPicture(editor, siteUrl, 0)

  async function visit(number: number): Promise<void> {
    const visitor = new Visitor(siteUrl, `198.51.100.${number + 1}`)
    const paths = ['/de', '/de/andrang', '/api/settings/', picture.path, '/de/search', '/de/api/search/?query=Vorhang']
    for (let turn = number; !stopController.signal.aborted; turn += 1) {
      // A new query is rendered and comes from no cache.
      const path = turn % 7 === 0 ? `/de/search?query=Wort${number}x${turn}` : (paths[turn % paths.length] ?? '/de')
      await send(visitor, { method: 'GET', path })
    }
  }

  async function edit(number: number): Promise<void> {
    const ownEditor = await openEditor(siteUrl, siteUrl, `203.0.113.${number + 1}`)
    const block = await addBlock(ownEditor, siteUrl, pageId, 'Akt')
    let { revision } = block
    for (let turn = 0; !stopController.signal.aborted; turn += 1) {
      const change = { revision, data: toData(`Akt ${turn}`) }
      await send(ownEditor, { method: 'POST', path: `/de/pageeditor-api/text/${block.id}/`, data: change })
      const text = await send(ownEditor, { method: 'GET', path: `/de/pageeditor-api/page/${pageId}/draft/` })
      revision = parseRevision(text, block.id) ?? revision
    }
  }

  for (let number = 0; number < visitors; number += 1) loops.push(visit(number))
  for (let number = 0; number < editors; number += 1) loops.push(edit(number))
  return {
    async stop() {
      stopController.abort()
      await Promise.all(loops)
      return result
    },
  }
}
