import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor, publish, writeBlock } from './editing'
import { Visitor } from './visitor'

/** Number of requests before the measurement, which compile code and fill caches. */
const warmUps = 20

/**
 * Measures the processor time of the server for each kind of request, in milliseconds. Waiting does
 * not count, so that the result holds on a busy machine. The time of the database is not included.
 * @param count the number of requests of each kind
 */
export async function measureCosts({ servers, siteUrl }: Cluster, count: number): Promise<Record<string, number>> {
  const [server] = servers
  if (!server) throw new Error('A server is required.')
  const editor = await openEditor(siteUrl, server.url, '192.0.2.200')
  const visitor = new Visitor(siteUrl, '192.0.2.201')
  const pageId = await createPage(editor, server.url, 'kosten')
  let block = await addBlock(editor, server.url, pageId, 'Anfang')
  await publish(editor, server.url, pageId)
  const write = async (text: string) => {
    block = await writeBlock(editor, server.url, block, text)
  }
  const kinds: Record<string, (number: number) => Promise<unknown>> = {
    'a kept page': () => visitor.send(server.url, 'GET', '/de/kosten'),
    'a rendered page': (number) => visitor.send(server.url, 'GET', `/de/search?query=Wort${number}`),
    'a call that reads': () => visitor.send(server.url, 'GET', '/de/pageeditor-api/page/kosten'),
    'a change of a text': (number) => write(`Fassung ${number}`),
    'a publication, with its change': async (number) => {
      await write(`Ausgabe ${number}`)
      await publish(editor, server.url, pageId)
    },
  }
  const costs: Record<string, number> = {}
  for (const [kind, send] of Object.entries(kinds)) {
    for (let number = 0; number < warmUps; number += 1) await send(number)
    const before = await server.processorMs()
    for (let number = 0; number < count; number += 1) await send(warmUps + number)
    costs[kind] = ((await server.processorMs()) - before) / count
  }
  return costs
}
