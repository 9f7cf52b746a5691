import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, type Block, makePage, openEditor, readBlocks, writeBlock } from './editing'
import { type StoredPicture, uploadPicture } from './pictures'
import type { Visitor } from './visitor'

const writers = 4
/** Between two writes of a writer. */
const pauseMs = 5
/** Between two pictures: taking one in keeps a processor busy. */
const picturePauseMs = 500
/** Each so many writes a writer makes a page as well. */
const writesPerPage = 10

/** What a writer knows of its block. */
interface Writer {
  editor: Visitor
  block: Block
  /** The number that the block certainly has, or a higher one. */
  acknowledged: number
  /** The number that was written last, with an answer or without. */
  sent: number
}

/** Writes without end, and knows what was acknowledged. */
export interface AcknowledgedWrites {
  /** How many writes were acknowledged so far. */
  readonly count: number
  /** Waits until so many more are acknowledged. @throws Error where none is for minutes */
  untilMore(count: number): Promise<void>
  /** What a server has lost of the texts that were acknowledged before the call. */
  lostTexts(server: string): Promise<string[]>
  /** Ends writing. @returns what a server has lost of texts, pages and pictures */
  stop(server: string): Promise<string[]>
}

const stallMs = 180_000
const tooManyCalls = 429

/** Begins to write texts, pages and pictures at random servers of a cluster, whatever becomes of these meanwhile. */
export async function startWrites({ servers, siteUrl }: Cluster): Promise<AcknowledgedWrites> {
  const stopping = new AbortController()
  const urls = servers.map(({ url }) => url)
  const [first = ''] = urls
  let count = 0
  let turn = 0
  const pages: number[] = []
  const pictures: StoredPicture[] = []
  /** Servers take turns, so that each gets the writes that follow a failure at the other one. */
  const nextServer = () => {
    turn += 1
    return urls[turn % urls.length] ?? first
  }

  const reader = await openEditor(siteUrl, first, '192.0.2.90')
  const pageId = await makePage(reader, first, 'ausdauer')

  async function openWriter(number: number): Promise<Writer> {
    const editor = await openEditor(siteUrl, first, `192.0.2.${100 + number}`)
    return { editor, block: await addBlock(editor, first, pageId, wordsOf(0)), acknowledged: 0, sent: 0 }
  }

  async function writeOnce(writer: Writer): Promise<void> {
    writer.sent += 1
    writer.block = await writeBlock(writer.editor, nextServer(), writer.block, wordsOf(writer.sent))
    writer.acknowledged = writer.sent
    count += 1
    if (writer.sent % writesPerPage > 0) return
    pages.push(await makePage(writer.editor, nextServer(), `seite-${writer.block.id}-${writer.sent}`))
    count += 1
  }

  /** After a write without an answer: which revision there is now, so that the next one is accepted. */
  async function readAgain(writer: Writer): Promise<void> {
    const modules = await readBlocks(writer.editor, nextServer(), pageId)
    const found = modules.find(({ id }) => id === writer.block.id)
    if (found) writer.block = { ...writer.block, revision: found.revision }
  }

  async function keepWriting(writer: Writer): Promise<void> {
    while (!stopping.signal.aborted) {
      await writeOnce(writer).catch(() => readAgain(writer).catch(() => undefined))
      await wait(pauseMs)
    }
  }

  async function keepUploading(editor: Visitor): Promise<void> {
    for (let number = 1; !stopping.signal.aborted; number += 1) {
      await uploadPicture(editor, nextServer(), number).then(
        (picture) => void pictures.push(picture),
        () => undefined,
      )
      await wait(picturePauseMs)
    }
  }

  const open: Writer[] = []
  for (let number = 0; number < writers; number += 1) open.push(await openWriter(number))
  const uploader = await openEditor(siteUrl, first, '192.0.2.120')
  const loops = [...open.map(keepWriting), keepUploading(uploader)]

  async function lostTexts(server: string): Promise<string[]> {
    const known = open.map(({ block, acknowledged }) => ({ id: block.id, acknowledged }))
    const modules = await readBlocks(reader, server, pageId)
    return known.flatMap(({ id, acknowledged }) => {
      const content = modules.find((module) => module.id === id)?.data.content ?? ''
      return numberIn(content) >= acknowledged ? [] : [`text ${id} says ${content}, not ${acknowledged}`]
    })
  }

  /** Waits where a client may not make so many calls. */
  async function statusOf(server: string, path: string): Promise<number> {
    const { status } = await reader.ask(server, 'GET', path)
    if (status !== tooManyCalls) return status
    await wait(picturePauseMs)
    return statusOf(server, path)
  }

  async function lostOthers(server: string): Promise<string[]> {
    const paths = [
      ...pages.map((id) => `/de/pageeditor-api/page/${id}/draft/`),
      ...pictures.map(({ path }) => path),
    ]
    const lost: string[] = []
    for (const path of paths) {
      const status = await statusOf(server, path)
      if (status !== 200) lost.push(`${path} is ${status}`)
    }
    return lost
  }

  return {
    get count() {
      return count
    },
    async untilMore(more) {
      const wanted = count + more
      const end = performance.now() + stallMs
      while (count < wanted) {
        if (performance.now() > end) throw new Error('No write was acknowledged for minutes.')
        await wait(pauseMs)
      }
    },
    lostTexts,
    async stop(server) {
      stopping.abort()
      await Promise.all(loops)
      return [...(await lostTexts(server)), ...(await lostOthers(server))]
    },
  }
}

const wordsOf = (number: number) => `Satz ${number}.`
/** -1 where there is none. */
const numberIn = (content: string) => Number(/Satz (\d+)/.exec(content)?.[1] ?? -1)
