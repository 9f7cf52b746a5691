import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, makePage, openEditor, publish, writeBlock } from './editing'
import { Visitor } from './visitor'

const pollMs = 5
const giveUpMs = 10_000

/**
 * Edits and publishes a page on one server again and again, and waits until the other one shows visitors what it says.
 * @returns for each edit, how many milliseconds after the answer the other server's page had it
 */
export async function measurePropagation({ servers, siteUrl }: Cluster, edits: number): Promise<number[]> {
  const [first, second] = servers
  if (!first || !second) throw new Error('There have to be two servers.')
  const editor = await openEditor(siteUrl, first.url, '192.0.2.10')
  const visitor = new Visitor(siteUrl, '192.0.2.11')
  const pageId = await makePage(editor, first.url, 'verbreitung')
  let block = await addBlock(editor, first.url, pageId, 'Anfang')
  await publish(editor, first.url, pageId)
  const seen = async (words: string) => {
    const began = performance.now()
    for (;;) {
      const { status, text } = await visitor.ask(second.url, 'GET', '/de/verbreitung')
      const ms = performance.now() - began
      if (status === 200 && text.includes(words)) return ms
      if (ms > giveUpMs) return Number.POSITIVE_INFINITY
      await wait(pollMs)
    }
  }
  await seen('Anfang')
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const words = `Fassung ${edit} von vielen.`
    block = await writeBlock(editor, first.url, block, words)
    await publish(editor, first.url, pageId)
    times.push(await seen(words))
  }
  return times
}
