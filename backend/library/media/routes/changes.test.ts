import { describe, expect, it } from 'vitest'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

async function uploadPicture(fields: Record<string, string> = {}): Promise<{ id: number }> {
  return (await ask(editor, 'POST', '/media/', toFormData({ file: await createPictureFile(), ...fields }))).body
}

describe('a change of a picture', () => {
  it('changes the fields in the request and increments the revision', async () => {
    const { id } = await uploadPicture({ alt: 'Alt', alt_en: 'Old' })
    const { body } = await ask(editor, 'PATCH', `/media/${id}/`, {
      revision: 1,
      alt: 'Neu',
      description_en: 'New',
      focal: { x: 1 / 3, y: 0 },
      copyright: 'VBO',
    })
    expect(body).toMatchObject({
      alt_de: 'Neu',
      alt_en: 'Old',
      description_de: '',
      description_en: 'New',
      focal: { x: 0.3333, y: 0 },
      copyright: 'VBO',
      revision: 2,
    })
    const decorative = await ask(editor, 'POST', `/media/${id}/`, { revision: 2, is_decorative: true })
    expect(decorative.body).toMatchObject({ alt: '', alt_de: 'Neu', is_decorative: true, revision: 3 })
  })

  it('is rejected without a revision, and with an old one unless the values are stored', async () => {
    const { id } = await uploadPicture()
    for (const missing of [{ alt: 'a' }, {}, { revision: null }, { alt: 7 }]) {
      expect((await ask(editor, 'PATCH', `/media/${id}/`, missing)).status).toBe(428)
    }
    for (const revision of [0, -1, 3_000_000_000]) {
      expect((await ask(editor, 'PATCH', `/media/${id}/`, { revision, alt: 'a' })).status).toBe(409)
      expect((await ask(editor, 'DELETE', `/media/${id}/`, { revision })).status).toBe(409)
    }
    expect((await ask(editor, 'DELETE', `/media/${id}/`, { revision: '1' })).status).toBe(400)
    const change = { revision: 1, alt: 'eins', focal: { x: 1 / 3, y: 1 / 7 } }
    expect((await ask(editor, 'PATCH', `/media/${id}/`, change)).body.revision).toBe(2)
    expect(await ask(editor, 'PATCH', `/media/${id}/`, change)).toMatchObject({ status: 200, body: { revision: 2 } })
    const outdatedChange = await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, alt: 'zwei' })
    expect(outdatedChange.status).toBe(409)
    expect(outdatedChange.body).toEqual({
      detail: expect.any(String),
      current: expect.objectContaining({ alt: 'eins', revision: 2 }),
      yours: { alt: 'zwei' },
      by: expect.stringContaining('Paula Probe'),
    })
  })

  it('succeeds for one of two simultaneous requests', async () => {
    const { id } = await uploadPicture()
    const changes = ['eins', 'zwei'].map((alt) => ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, alt }))
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{ alt: 5 }],
    [{ alt: 'a'.repeat(513) }],
    [{ focal: { x: 2, y: 0 } }],
    [{ folder: 99_999 }],
    [{ folder: 'a' }],
    [{ is_decorative: 'yes' }],
  ])('%j is rejected with an error of the field', async (change) => {
    const { id } = await uploadPicture()
    const { status, body } = await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, ...change })
    expect([status, Object.keys(body)]).toEqual([400, Object.keys(change)])
  })

  it('invalidates pages that show the picture for a new alt text, but not for a new folder', async () => {
    const { db } = backend.services
    const { id } = await uploadPicture()
    const folder = (await ask(editor, 'POST', '/media/folders/', { name: 'Still' })).body.id
    await db.insert(persons).values({ name: 'Ngozi Brackhage', photoId: id })
    const notifications = await listenTo(backend.services)
    await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, folder })
    await db.execute("INSERT INTO redirects (old_path, new_path) VALUES ('/de/x', '/de/y')")
    expect(await notifications.next()).toEqual(['redirect:/de/x', 'redirects'])
    await ask(editor, 'PATCH', `/media/${id}/`, { revision: 2, alt: 'Anders' })
    expect(await notifications.next()).toEqual([expect.stringMatching(/^person:\d+$/), 'persons'])
  })
})
