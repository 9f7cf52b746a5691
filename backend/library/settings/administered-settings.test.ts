import { expect, it } from 'vitest'
import { pictureUses } from '@/backend/platform/db/schema/content/picture-uses'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { settingsRecords } from '@/lib/contract/administration/settings'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPicture } from '@/tests/content/pictures'

const clock = { now: new Date('2026-11-25T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const admin = logInBeforeAll(backend, { role: 'admin' })

const call = (method: string, path: string, body?: unknown) =>
  admin.call(method, `/de/api/administration/settings/${path}`, body)
const ask = async (path: string) => (await call('GET', path)).json()
const loadPublicSettings = async (locale: string) => (await backend.get(`/${locale}/api/settings/`)).json()

it('is one record that exists by default and cannot be created or deleted', async () => {
  expect(await ask('')).toMatchObject({ count: 1, results: [{ id: 1, title: '' }] })
  expect(await ask('1/')).toMatchObject({ revision: 0, values: { name: { de: '', en: '' }, phones: [] } })
  expect((await call('GET', '2/')).status).toBe(404)
  expect((await call('DELETE', '1/?revision=0')).status).toBe(405)
  const { values } = await ask('1/')
  expect((await call('POST', '', { values })).status).toBe(400)
})

it('contains both languages and is saved without loss', async () => {
  const { db } = backend.services
  await db.insert(settings).values({ data: demo })
  const { revision, values } = await ask('1/')
  expect(values).toMatchObject({
    name: { de: demo.de.name, en: demo.en.name },
    phones: [{ label: { de: 'Zentrale', en: 'Switchboard' } }, {}, {}],
  })
  expect(settingsRecords.values.parse(values)).toEqual(values)
  expect((await call('PATCH', '1/', { revision, values: { email: 'neu@vbo.example.org' } })).status).toBe(200)
  expect(await loadPublicSettings('de')).toEqual({ ...demo.de, email: 'neu@vbo.example.org' })
  expect(await loadPublicSettings('en')).toEqual({ ...demo.en, email: 'neu@vbo.example.org' })
})

it('has revisions and a history, from which earlier values can be restored', async () => {
  const { revision } = await ask('1/')
  expect((await call('PATCH', '1/', { revision: revision - 1, values: { zip: '1' } })).status).toBe(409)
  expect((await call('PATCH', '1/', { values: { zip: '1' } })).status).toBe(428)
  expect((await call('PATCH', '1/', { revision, values: { is_disabled: true } })).status).toBe(200)
  expect(await loadPublicSettings('de')).toMatchObject({ is_disabled: true })
  const restoreResponse = await call('POST', `1/history/${revision}/restore/`, { revision: revision + 1 })
  expect(await restoreResponse.json()).toMatchObject({ values: { is_disabled: false }, changed_by: /./ })
})

it('uses a picture as the logo, which cannot be deleted while it is used', async () => {
  const { db } = backend.services
  const image = await createPicture(db)
  const { revision } = await ask('1/')
  const changeResponse = await call('PATCH', '1/', { revision, values: { logo: image } })
  expect(await changeResponse.json()).toMatchObject({ values: { logo: image } })
  const { logo } = await loadPublicSettings('de')
  expect(logo).toMatch(new RegExp(`^/media/images/${image}-[0-9a-f]{32}/small\\.webp$`))
  expect(await db.select().from(pictureUses)).toMatchObject([{ imageId: image, kind: 'settings' }])
})

it('rejects invalid fields', async () => {
  const { revision } = await ask('1/')
  for (const [values, field] of [
    [{ name: { de: '', en: 'VBO' } }, 'name'],
    [{ logo: 999_999 }, 'logo'],
    [{ mail_sender: { de: 'VBO <post@vbo.example.org>\nBcc: all@example.org', en: 'a@b.example' } }, 'mail_sender'],
    [{ social: [{ service: 'video', title: { de: 'a', en: 'a' }, url: 'javascript:alert(1)' }] }, 'social'],
  ] as const) {
    const response = await call('PATCH', '1/', { revision, values })
    expect([field, response.status]).toEqual([field, 400])
    expect(JSON.stringify(await response.json())).toContain(field)
  }
})

it('has colors with enough contrast, which can be reset to the defaults', async () => {
  const { revision, values } = await ask('1/')
  expect(values).toMatchObject({ accent_color: '#b71548', ground_color: '#12403d' })
  const rejection = await call('PATCH', '1/', { revision, values: { accent_color: '#ffcc00' } })
  expect(rejection.status).toBe(400)
  const message = JSON.stringify(await rejection.json())
  expect(message).toMatch(
    /accent_color.*Zu hell: Der Kontrast ist 1,1\d?:1, nötig ist 4,5:1\. Die nächste geeignete Farbe ist #/,
  )
  const nearest = /#[0-9a-f]{6}/.exec(message)?.[0]
  expect((await call('PATCH', '1/', { revision, values: { accent_color: nearest } })).status).toBe(200)
  expect((await loadPublicSettings('en')).colors).toEqual({ accent: nearest, ground: '#12403d' })
  const defaultColor = { revision: revision + 1, values: { accent_color: '#B71548' } }
  expect((await call('PATCH', '1/', defaultColor)).status).toBe(200)
  expect(await loadPublicSettings('en')).not.toHaveProperty('colors')
})

it('needs a recent proof for changes', async () => {
  const { revision } = await ask('1/')
  clock.now = new Date('2026-11-25T10:30:00Z')
  expect((await call('GET', '1/')).status).toBe(200)
  expect((await call('PATCH', '1/', { revision, values: { zip: '2' } })).status).toBe(401)
  clock.now = new Date('2026-11-25T10:00:00Z')
})
