import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { persons } from '@/backend/platform/db/schema/library/persons'
import type { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { startDispatches } from './dispatches.fixture'

export const hourMs = 3_600_000

/** Values of a release for the administration. */
export const releaseValues = {
  title: { de: 'Mehr Bühnen', en: 'More Stages' },
  slug: { de: '', en: '' },
  subtitle: { de: 'Ein Bericht', en: '' },
  teaser: { de: 'Kurz gesagt', en: 'In short' },
  image: null,
  author: 'VBO',
  date: '2026-11-28T10:00:00+01:00',
  categories: [],
  related: [],
  contact: null,
  attachments: null,
}

/** Parameters of a dispatch to all readers of a topic. */
export const dispatchParameters = { topics: ['policy'], languages: ['de', 'en'] }

/** Starts a backend with an editor who creates, publishes and sends press releases. */
export function startReleases() {
  const tests = startDispatches((clock) => startTestBackend({ clock }))
  const { backend, addReader } = tests
  const editorEmail = 'redaktion@example.org'
  const editor = logInBeforeAll(backend, { role: 'editor', email: editorEmail })

  /** Creates an unpublished release with a text, a contact and a file. */
  async function makeRelease(changes: object = {}, { fileName = 'studie.pdf', title = 'Material' } = {}) {
    const { db } = backend.services
    const directory = await addDirectory(backend, { [fileName]: '%PDF-1' }, { title, followsArticles: true })
    const [file] = await db.select().from(downloadFiles).where(eq(downloadFiles.directoryId, directory.id))
    const [contact] = await db
      .insert(persons)
      .values({ name: 'Paul Presse', email: 'paul@example.org', phone: '030 1234' })
      .returning()
    const response = await editor.call('POST', '/de/api/administration/press-releases/', {
      values: { ...releaseValues, attachments: directory.id, contact: contact?.id, ...changes },
    })
    const body = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(201)
    if (!file) throw new Error('The directory has no file.')
    await insertModules(db, { contentType: 'page', objectId: body.id, locale: 'de' }, [
      { model: 'headline', data: { headline_level: 2, content: 'Die Zahlen' } },
      { model: 'text', data: { content: '<p>Es gibt <a href="/de/zahlen">neue Zahlen der Statistik</a>.</p>' } },
    ])
    return { id: Number(body.id), file }
  }

  async function runAction(action: string, id: number, parameters: object = {}, caller = editor) {
    const path = `/de/api/administration/press-releases/${action}/`
    return (await caller.call('POST', path, { ids: [id], ...parameters })).json()
  }
  const expectDone = async (action: string, id: number, parameters: object = {}) =>
    expect(await runAction(action, id, parameters)).toEqual({ done: [id], refused: [] })

  return {
    tests,
    backend,
    editor,
    editorEmail,
    makeRelease,
    runAction,
    expectDone,
    dispatch: (id: number, parameters: object = {}) =>
      expectDone('dispatch', id, { ...dispatchParameters, ...parameters }),
    getHourLater: () => new Date(backend.services.clock().getTime() + hourMs).toISOString(),
    async readRow(id: number) {
      return (await (await editor.call('GET', `/de/api/administration/press-releases/${id}/`)).json()).row
    },
    runPlans: () => runDueSchedules(backend.services, new AbortController().signal),
    addJournalist: (email: string, changes: Partial<typeof subscriptions.$inferInsert> = {}) =>
      addReader(email, {
        list: 'press',
        topics: ['policy'],
        details: {
          salutation: '',
          first_name: 'Ada',
          last_name: 'Amsel',
          medium: 'Morgenblatt',
          function: '',
          phone: '',
        },
        ...changes,
      }),
  }
}
