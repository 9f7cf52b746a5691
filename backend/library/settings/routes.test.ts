import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { settingsSchema } from '@/lib/contract/site/settings'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

it('returns the organization in the requested language', async () => {
  await backend.services.db.insert(settings).values({ data: demo })
  for (const [path, language, expected] of [
    ['/de/api/settings/', 'en', demo.de],
    ['/en/api/settings', 'de', demo.en],
    ['/api/settings/', 'en-GB', demo.en],
    ['/api/settings/', 'fr', demo.de],
  ] as const) {
    const response = await backend.get(path, { 'Accept-Language': language })
    expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'settings'])
    expect(settingsSchema.parse(await response.json())).toEqual(expected)
  }
  await backend.services.db.update(settings).set({ mailLanguages: 'de' })
  expect(await (await backend.get('/en/api/settings/')).json()).toMatchObject({ mail_language: 'de' })
})
