import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, type Block, createPage, openEditor, readBlocks, writeBlock } from './editing'
import { type StoredPicture, uploadPicture } from './pictures'
import type { Visitor } from './visitor'

const writerCount = 4
/** The pause between two writes of a writer. */
const pauseMs = 5
/** The pause between two uploads, which keep a processor busy. */
const picturePauseMs = 500
/** A writer also creates a page after this number of writes. */
const writesPerPage = 10

/** A writer with the state of its block. */
interface Writer {
  editor: Visitor
  block: Block
  /** The highest acknowledged number: the block has this one or a higher one. */
  acknowledged: number
  /** The last sent number, with or without a response. */
  sent: number
}

/** A continuous load of writes that records the acknowledged ones. */
export interface AcknowledgedWrites {
  readonly count: number
  /** Waits for more acknowledged writes. @throws Error after minutes without one */
  waitForMore(count: number): Promise<void>
  /** Finds the texts acknowledged before the call that a server has lost. */
  findLostTexts(server: string): Promise<string[]>
  /** Stops the writes. @returns the texts, pages and pictures that a server has lost */
  stop(server: string): Promise<string[]>
}

const stallMs = 180_000
const tooManyRequests = 429

/**
 * Starts to write texts, pages and pictures through the servers of a cluster in turn. Ignores
 * failures.
 */
export async function startWrites({ servers, siteUrl }: Cluster): Promise<AcknowledgedWrites> {
  const stopController = new AbortController()
  const urls = servers.map(({ url }) => url)
  const [first = ''] = urls
  let count = 0
  let turn = 0
  const pages: number[] = []
  const pictures: StoredPicture[] = []
  /** Returns the next server, so that each one gets the writes after a failure of the other. */
  const nextServer = () => {
    turn += 1
    return urls[turn % urls.length] ?? first
  }

  const reader = await openEditor(siteUrl, first, '192.0.2.90')
  const pageId = await createPage(reader, first, 'ausdauer')

  async function openWriter(number: number): Promise<Writer> {
    const editor = await openEditor(siteUrl, first, `192.0.2.${100 + number}`)
    return { editor, block: await addBlock(editor, first, pageId, createText(0)), acknowledged: 0, sent: 0 }
  }

  async function writeOnce(writer: Writer): Promise<void> {
    writer.sent += 1
    writer.block = await writeBlock(writer.editor, nextServer(), writer.block, createText(writer.sent))
    writer.acknowledged = writer.sent
    count += 1
    if (writer.sent % writesPerPage > 0) return
    pages.push(await createPage(writer.editor, nextServer(), `seite-${writer.block.id}-${writer.sent}`))
    count += 1
  }

  /**
   * Reads the current revision after a write without a response, so that the next write is
   * accepted.
   */
  async function readRevision(writer: Writer): Promise<void> {
    const modules = await readBlocks(writer.editor, nextServer(), pageId)
    const storedBlock = modules.find(({ id }) => id === writer.block.id)
    if (storedBlock) writer.block = { ...writer.block, revision: storedBlock.revision }
  }

  async function keepWriting(writer: Writer): Promise<void> {
    while (!stopController.signal.aborted) {
      await writeOnce(writer).catch(() => readRevision(writer).catch(() => undefined))
      await wait(pauseMs)
    }
  }

  async function keepUploading(editor: Visitor): Promise<void> {
    for (let number = 1; !stopController.signal.aborted; number += 1) {
      await uploadPicture(editor, nextServer(), number).then(
        (picture) => void pictures.push(picture),
        () => undefined,
      )
      await wait(picturePauseMs)
    }
  }

  const writers: Writer[] = []
  for (let number = 0; number < writerCount; number += 1) writers.push(await openWriter(number))
  const uploader = await openEditor(siteUrl, first, '192.0.2.120')
  const loops = [...writers.map(keepWriting), keepUploading(uploader)]

  async function findLostTexts(server: string): Promise<string[]> {
    const acknowledgedBlocks = writers.map(({ block, acknowledged }) => ({ id: block.id, acknowledged }))
    const modules = await readBlocks(reader, server, pageId)
    return acknowledgedBlocks.flatMap(({ id, acknowledged }) => {
      const content = modules.find((module) => module.id === id)?.data.content ?? ''
      return parseNumber(content) >= acknowledged ? [] : [`text ${id} says ${content}, not ${acknowledged}`]
    })
  }

  /** Requests a path, again after a pause while the client is limited. @returns the status */
  async function fetchStatus(server: string, path: string): Promise<number> {
    const { status } = await reader.send(server, 'GET', path)
    if (status !== tooManyRequests) return status
    await wait(picturePauseMs)
    return fetchStatus(server, path)
  }

  async function findLostFiles(server: string): Promise<string[]> {
    const paths = [...pages.map((id) => `/de/pageeditor-api/page/${id}/draft/`), ...pictures.map(({ path }) => path)]
    const lostWrites: string[] = []
    for (const path of paths) {
      const status = await fetchStatus(server, path)
      if (status !== 200) lostWrites.push(`${path} is ${status}`)
    }
    return lostWrites
  }

  return {
    get count() {
      return count
    },
    async waitForMore(more) {
      const targetCount = count + more
      const deadline = performance.now() + stallMs
      while (count < targetCount) {
        if (performance.now() > deadline) throw new Error('No write was acknowledged for minutes.')
        await wait(pauseMs)
      }
    },
    findLostTexts,
    async stop(server) {
      stopController.abort()
      await Promise.all(loops)
      return [...(await findLostTexts(server)), ...(await findLostFiles(server))]
    },
  }
}

const createText = (number: number) => `Satz ${number}.`
/** Parses the number in a text; -1 without one. */
const parseNumber = (content: string) => Number(/Satz (\d+)/.exec(content)?.[1] ?? -1)
