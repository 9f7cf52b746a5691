import { expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor } from '@/tests/editors'
import { createServices } from '../create-services'
import { InsufficientStorageError } from '../errors'

const backend = startTestBackend({
  assertRoomForRows: () => Promise.reject(new InsufficientStorageError('full')),
})

const changes = [
  'page/',
  'page/1/',
  'page/1/publish/',
  'page/1/copy/',
  'page/1/restore/',
  'headline/',
  'headline/1/',
  'headline/1/move/',
  'media/1/',
  'media/folders/',
]

it.each(changes)('POST %s is 507 for editors on a disk that is nearly full', async (path) => {
  const editor = await logInEditor(backend)
  expect((await editor.post(path, { surprise: 1 })).status).toBe(507)
})

it('others are refused as ever, and what takes away or only reads is not', async () => {
  const address = '/de/pageeditor-api/page/'
  expect((await new TestBrowser(backend).call('POST', address, {})).status).toBe(401)
  const member = await new TestBrowser(backend).logIn(await createUser(backend))
  expect((await member.call('POST', address, {})).status).toBe(403)
  const editor = await logInEditor(backend)
  expect((await editor.get('pages/')).status).toBe(200)
  expect((await editor.remove('page/999999/', { revision: 1 })).status).toBe(404)
})

it('only the embedded database lies on the disk of the files', async () => {
  const { db, tags, env, log, pageNews } = backend.services
  const connection = { db, tags, pageNews }
  const external = { ...env, DATABASE_URL: 'postgres://db.example/site' }
  const services = await createServices({ connection, env: external, log })
  await expect(services.assertRoomForRows()).resolves.toBeUndefined()
  expect(services.assertRoomForRows).not.toBe(services.assertRoom)
  const embedded = await createServices({ connection, env, log })
  expect(embedded.assertRoomForRows).toBe(embedded.assertRoom)
})
