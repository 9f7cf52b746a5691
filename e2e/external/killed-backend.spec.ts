import { expect, test } from '@playwright/test'
import { z } from 'zod'
import type { Module } from '@/lib/contract/blocks/module'
import { freePort } from '@/tests/servers/free-port'
import { toOutline } from '../../features/editor/core/simulated-backend.fixture'
import { modulesIn } from '../../features/editor/core/state'
import { toDocument } from '../../features/editor/core/trees'
import { type Random, random } from '../../tests/random'
import { createDatabase } from '../support/database'
import { EditorClient } from '../support/editing/editor-client'
import { listTypedWords, RandomWriting } from '../support/editing/random-writing'
import { demoPassword } from '../support/log-in'
import { type Program, startProgram } from '../support/programs'
import { seedDatabase } from '../support/seed-database'

const kills = 3
/**
 * The number of unsaved changes at which an editor waits, so that the backend is busy but does not
 * fall behind.
 */
const maxUnsaved = 8
const patience = { intervals: [20], timeout: 60_000 }

type Clients = readonly [EditorClient, EditorClient]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const acknowledgedBy = (clients: Clients) => clients.flatMap(({ acknowledged }) => acknowledged)
const withInner = (module: Module): Module[] => [module, ...modulesIn(module).flatMap(withInner)]

async function makePage(client: EditorClient): Promise<number> {
  const made = await client.send('POST', 'page/', { parent: null, title: 'Absturz', slug: 'absturz' })
  const { id } = z.object({ id: z.number() }).parse(made?.body)
  const place = { content_type: 'page', object_id: id, locale: 'de', parent: null, column: null }
  for (const _ of ['first', 'second']) {
    await client.send('POST', 'container/', { ...place, data: { layout: 3 } })
  }
  for (let count = 0; count < 8; count += 1) {
    await client.send('POST', 'text/', { ...place, data: { content: '<p>Anfang</p>' } })
  }
  return id
}

/** Both editors write at random until stopped. */
async function writeOn(writing: RandomWriting, clients: Clients, dice: Random, signal: AbortSignal) {
  while (!signal.aborted) {
    const client = dice.oneOf(clients)
    writing.resolveAll(client)
    if (client.editor.changeCount < maxUnsaved) writing.act(client)
    await pause(dice.below(10))
  }
}

/** Waits until so many more writes are acknowledged. */
async function untilSaved(clients: Clients, count: number): Promise<void> {
  const wanted = acknowledgedBy(clients).length + count
  await expect.poll(() => acknowledgedBy(clients).length, patience).toBeGreaterThanOrEqual(wanted)
}

/** Everything is sent and read, all conflicts end. */
async function settle(writing: RandomWriting, clients: Clients): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    for (const client of clients) {
      const { editor, writes } = client
      writing.resolveAll(client)
      editor.resume()
      editor.flush()
      editor.refresh()
      const isSettled = () => ['saved', 'conflict'].includes(editor.status)
      // If saving does not finish, the failure message contains the reason.
      const state = () => [editor.status, editor.changeCount, editor.refusals, writes.slice(-3)]
      await expect.poll(() => isSettled() || state(), patience).toBe(true)
    }
  }
}

/** The modules of which the backend has an older revision than it acknowledged. */
function forgotten(modules: readonly Module[], clients: Clients): string[] {
  const savedSchema = z.object({ id: z.number(), model: z.string(), revision: z.number() })
  const revisions = new Map(modules.flatMap(withInner).map(({ id, revision }) => [id, revision]))
  return acknowledgedBy(clients).flatMap(({ answer }) => {
    const saved = savedSchema.safeParse(answer?.body).data
    const kept = saved && revisions.get(saved.id)
    if (saved === undefined || kept === undefined || kept >= saved.revision) return []
    return [`${saved.id} has ${kept}, not ${saved.revision}`]
  })
}

/** Restores deleted modules, since texts in them were acknowledged as well. */
async function undeleteAll(clients: Clients): Promise<void> {
  const staleSchema = z.object({ current: z.object({ revision: z.number() }) })
  const deletions = clients.flatMap(({ writes }) => writes.filter(({ method }) => method === 'DELETE'))
  for (const path of new Set(deletions.map((call) => `${call.path}undelete/`))) {
    const answer = await clients[0].send('POST', path, { revision: 1 })
    const stale = staleSchema.safeParse(answer?.body).data
    if (stale) await clients[0].send('POST', path, { revision: stale.current.revision })
  }
}

for (const [seed, database] of [
  [7, 'the embedded database'],
  [8, 'PostgreSQL'],
] as const) {
  test(`killing the backend while two write loses nothing acknowledged, on ${database}`, async () => {
    test.setTimeout(180_000)
    const server = database === 'PostgreSQL' ? await createDatabase() : null
    const environment = {
      DATA_DIR: test.info().outputPath('data'),
      DEMO_PASSWORD: demoPassword,
      ...(server && { DATABASE_URL: server.url }),
    }
    const port = await freePort()
    const start = () => startProgram('backend', '/api/health/ready/', environment, port)
    let backend: Program | null = null
    const stopping = new AbortController()
    try {
      if (server) await seedDatabase({ ...environment, DATABASE_URL: server.url })
      backend = await start()
      const clients: Clients = [new EditorClient(backend.url, 'a'), new EditorClient(backend.url, 'b')]
      await clients[0].logIn('editor')
      await clients[1].logIn('admin')
      const id = await makePage(clients[0])
      for (const client of clients) await client.start(id)

      const dice = random(seed)
      const writing = new RandomWriting(dice)
      const written = writeOn(writing, clients, dice, stopping.signal)
      for (let kill = 0; kill < kills; kill += 1) {
        await untilSaved(clients, 30 + dice.below(40))
        await pause(dice.below(40))
        await backend.kill()
        backend = await start()
        for (const { editor } of clients) editor.resume()
      }
      await untilSaved(clients, 30)
      stopping.abort()
      await written
      await settle(writing, clients)

      const { modules } = await clients[0].read(id)
      const outline = toOutline(toDocument(modules, {}))
      for (const { editor } of clients) {
        expect(editor.status).toBe('saved')
        expect(toOutline(editor.document)).toEqual(outline)
      }
      expect(forgotten(modules, clients)).toEqual([])

      const sent = listTypedWords(acknowledgedBy(clients).map(({ body }) => body))
      await undeleteAll(clients)
      const kept = new Set(listTypedWords((await clients[0].read(id)).modules))
      expect(sent.filter((word) => !kept.has(word))).toEqual([])
      expect(writing.typed.filter((word) => !kept.has(word) && !writing.removedWords.has(word))).toEqual([])
      expect(writing.operations).toBeGreaterThan(300)
    } finally {
      stopping.abort()
      await backend?.kill()
      await server?.drop()
    }
  })
}
