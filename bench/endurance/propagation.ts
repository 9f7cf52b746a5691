import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor, publish, writeBlock } from './editing'
import { Visitor } from './visitor'

const pollMs = 5
const giveUpMs = 10_000

/**
 * Edits and publishes a page on one server repeatedly, and waits until the other server shows each
 * edit.
 * @returns for each edit, the milliseconds from the response to its appearance on the other server
 */
export async function measurePropagation({ servers, siteUrl }: Cluster, edits: number): Promise<number[]> {
  const [first, second] = servers
  if (!first || !second) throw new Error('Two servers are required.')
  const editor = await openEditor(siteUrl, first.url, '192.0.2.10')
  const visitor = new Visitor(siteUrl, '192.0.2.11')
  const pageId = await createPage(editor, first.url, 'verbreitung')
  let block = await addBlock(editor, first.url, pageId, 'Anfang')
  await publish(editor, first.url, pageId)
  const waitUntilVisible = async (text: string) => {
    const startMs = performance.now()
    for (;;) {
      const response = await visitor.send(second.url, 'GET', '/de/verbreitung')
      const ms = performance.now() - startMs
      if (response.status === 200 && response.text.includes(text)) return ms
      if (ms > giveUpMs) return Number.POSITIVE_INFINITY
      await wait(pollMs)
    }
  }
  await waitUntilVisible('Anfang')
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const text = `Fassung ${edit} von vielen.`
    block = await writeBlock(editor, first.url, block, text)
    await publish(editor, first.url, pageId)
    times.push(await waitUntilVisible(text))
  }
  return times
}
