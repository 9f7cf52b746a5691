import type { Cluster } from './cluster'
import { addBlock, makePage, openEditor, publish, writeBlock } from './editing'
import { Visitor } from './visitor'

/** What is asked for before anything is measured, so that code is compiled and pages are kept. */
const warmUps = 20

/**
 * What a request costs a server of its processors' time, by kind, in milliseconds: on a busy machine too, since waiting does not
 * count. The database's share, which other programs do, is not in it.
 * @param count how many requests of each kind are made
 */
export async function measureCosts(
  { servers, siteUrl }: Cluster,
  count: number,
): Promise<Record<string, number>> {
  const [server] = servers
  if (!server) throw new Error('There has to be a server.')
  const editor = await openEditor(siteUrl, server.url, '192.0.2.200')
  const visitor = new Visitor(siteUrl, '192.0.2.201')
  const pageId = await makePage(editor, server.url, 'kosten')
  let block = await addBlock(editor, server.url, pageId, 'Anfang')
  await publish(editor, server.url, pageId)
  const write = async (words: string) => {
    block = await writeBlock(editor, server.url, block, words)
  }
  const kinds: Record<string, (number: number) => Promise<unknown>> = {
    'a kept page': () => visitor.ask(server.url, 'GET', '/de/kosten'),
    'a rendered page': (number) => visitor.ask(server.url, 'GET', `/de/search?query=Wort${number}`),
    'a call that reads': () => visitor.ask(server.url, 'GET', '/de/pageeditor-api/page/kosten'),
    'a change of a text': (number) => write(`Fassung ${number}`),
    'a publication, with its change': async (number) => {
      await write(`Ausgabe ${number}`)
      await publish(editor, server.url, pageId)
    },
  }
  const costs: Record<string, number> = {}
  for (const [kind, ask] of Object.entries(kinds)) {
    for (let number = 0; number < warmUps; number += 1) await ask(number)
    const before = await server.processorMs()
    for (let number = 0; number < count; number += 1) await ask(warmUps + number)
    costs[kind] = ((await server.processorMs()) - before) / count
  }
  return costs
}
