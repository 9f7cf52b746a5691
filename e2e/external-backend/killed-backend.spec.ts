import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import { findFreePort } from '@/tests/servers/free-port'
import { toOutline } from '../../features/editor/core/simulated-backend.fixture'
import { toDocument } from '../../features/editor/core/trees'
import { type Random, random } from '../../tests/random'
import { createDatabase } from '../support/database'
import { EditorClient } from '../support/editing/editor-client'
import { listTypedWords, RandomWriting } from '../support/editing/random-writing'
import { readSetUpData } from '../support/editing/set-up-data'
import { createDataFolder } from '../support/own-folder'
import { type Program, runProgram, startProgram } from '../support/programs'

const kills = 2
/**
 * The number of unsaved changes at which an editor waits, so that the backend is busy but does not
 * fall behind.
 */
const maxUnsaved = 8
const patience = { intervals: [20], timeout: 60_000 }

type Clients = readonly [EditorClient, EditorClient]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const listAcknowledged = (clients: Clients) => clients.flatMap(({ acknowledgedWrites }) => acknowledgedWrites)

async function makePage(client: EditorClient): Promise<number> {
  const created = await client.send('POST', 'page/', { parent: null, title: 'Absturz', slug: 'absturz' })
  const { id } = z.object({ id: z.number() }).parse(created?.body)
  const place = { content_type: 'page', object_id: id, locale: 'de', parent: null, column: null }
  for (const _ of ['first', 'second']) {
    await client.send('POST', 'container/', { ...place, data: { layout: 3 } })
  }
  for (let count = 0; count < 8; count += 1) {
    await client.send('POST', 'text/', { ...place, data: { content: '<p>Anfang</p>' } })
  }
  return id
}

/** Lets both editors write at random until the signal. */
async function keepWriting(writing: RandomWriting, clients: Clients, dice: Random, signal: AbortSignal) {
  while (!signal.aborted) {
    const client = dice.oneOf(clients)
    writing.resolveAll(client)
    if (client.editor.changeCount < maxUnsaved) writing.act(client)
    await pause(dice.below(10))
  }
}

/** Waits for a number of further acknowledged writes. */
async function waitForWrites(clients: Clients, count: number): Promise<void> {
  const targetCount = listAcknowledged(clients).length + count
  await expect.poll(() => listAcknowledged(clients).length, patience).toBeGreaterThanOrEqual(targetCount)
}

/** Waits until everything is sent and read and all conflicts are resolved. */
async function settle(writing: RandomWriting, clients: Clients): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    for (const client of clients) {
      const { editor, writes } = client
      writing.resolveAll(client)
      editor.resume()
      editor.flush()
      editor.refresh()
      const isSettled = () => ['saved', 'conflict'].includes(editor.status)
      // The failure message contains the state.
      const state = () => [editor.status, editor.changeCount, editor.refusals, writes.slice(-3)]
      await expect.poll(() => isSettled() || state(), patience).toBe(true)
    }
  }
}

/** Finds the modules whose revision in the backend is older than the acknowledged one. */
function findLostModules(modules: readonly Module[], clients: Clients): string[] {
  const savedSchema = z.object({ id: z.number(), model: z.string(), revision: z.number() })
  const revisions = new Map(listWithDescendants(modules).map(({ id, revision }) => [id, revision]))
  return listAcknowledged(clients).flatMap(({ response }) => {
    const savedModule = savedSchema.safeParse(response?.body).data
    const storedRevision = savedModule && revisions.get(savedModule.id)
    if (savedModule === undefined || storedRevision === undefined || storedRevision >= savedModule.revision) return []
    return [`${savedModule.id} has ${storedRevision}, not ${savedModule.revision}`]
  })
}

/** Restores deleted modules, because texts in them were acknowledged. */
async function undeleteAll(clients: Clients): Promise<void> {
  const staleSchema = z.object({ current: z.object({ revision: z.number() }) })
  const deletions = clients.flatMap(({ writes }) => writes.filter(({ method }) => method === 'DELETE'))
  for (const path of new Set(deletions.map((call) => `${call.path}undelete/`))) {
    const response = await clients[0].send('POST', path, { revision: 1 })
    const conflict = staleSchema.safeParse(response?.body).data
    if (conflict) await clients[0].send('POST', path, { revision: conflict.current.revision })
  }
}

for (const [seed, database] of [
  [7, 'the embedded database'],
  [8, 'PostgreSQL'],
] as const) {
  test(`killing the backend during writes of two editors loses no acknowledged write, on ${database}`, async () => {
    test.setTimeout(300_000)
    const server = database === 'PostgreSQL' ? await createDatabase(readSetUpData().demoDatabase) : null
    const { folder, remove } = await createDataFolder({ hasDemo: !server })
    const environment = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) }
    const port = await findFreePort()
    const start = () => startProgram('backend', '/api/health/ready/', environment, port)
    let backend: Program | null = null
    const stopController = new AbortController()
    try {
      // The copied database belongs to the files of its original.
      if (server) await runProgram('files', environment, ['claim'])
      backend = await start()
      const clients: Clients = [new EditorClient(backend.url, 'a'), new EditorClient(backend.url, 'b')]
      await clients[0].logIn('editor')
      await clients[1].logIn('admin')
      const id = await makePage(clients[0])
      for (const client of clients) await client.start(id)

      const dice = random(seed)
      const writing = new RandomWriting(dice)
      const writeLoop = keepWriting(writing, clients, dice, stopController.signal)
      for (let kill = 0; kill < kills; kill += 1) {
        await waitForWrites(clients, 30 + dice.below(40))
        await pause(dice.below(40))
        await backend.kill()
        backend = await start()
        for (const { editor } of clients) editor.resume()
      }
      await waitForWrites(clients, 30)
      stopController.abort()
      await writeLoop
      await settle(writing, clients)

      const { modules } = await clients[0].read(id)
      const outline = toOutline(toDocument(modules, {}))
      for (const { editor } of clients) {
        expect([editor.status, toOutline(editor.document)]).toEqual(['saved', outline])
      }
      expect(findLostModules(modules, clients)).toEqual([])

      const sentWords = listTypedWords(listAcknowledged(clients).map(({ body }) => body))
      await undeleteAll(clients)
      const storedWords = new Set(listTypedWords((await clients[0].read(id)).modules))
      expect(sentWords.filter((word) => !storedWords.has(word))).toEqual([])
      expect(writing.typedWords.filter((word) => !storedWords.has(word) && !writing.removedWords.has(word))).toEqual([])
      expect(writing.operationCount).toBeGreaterThan(300)
    } finally {
      stopController.abort()
      await backend?.kill()
      await server?.drop()
      await remove()
    }
  })
}
