import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demoSettings } from '@/demo/settings'
import { startTestBackend } from '@/tests/backend-app'
import { loadRelatedWords } from './related-words'

const backend = startTestBackend()

it('are the names of the person, their organization, the operator and the site, and variants of them', async () => {
  await backend.services.db.insert(settings).values({ data: demoSettings })
  const words = await loadRelatedWords(backend.services, {
    email: 'paula.probe@theater-rabenfurt.example',
    firstName: 'Paula',
    lastName: 'Groß-Probe',
    organization: 'Bühne am Süd',
  })
  const expected = ['paula', 'probe', 'paulaprobe', 'rabenfurt', 'theaterrabenfurt', 'gross', 'groß', 'buehnenhaus']
  const phrases = ['bühne am süd', 'buehneamsued', 'verband der bühnen und orchester', 'bühnenundorchester', 'vbo']
  for (const word of [...expected, ...phrases]) expect(words).toContain(word)
  // Too short to be significant.
  expect(words).not.toContain('am')
})

it('are limited for an overlong name', async () => {
  const organization = Array.from({ length: 100 }, (_, index) => `wort${index}`).join(' ')
  expect((await loadRelatedWords(backend.services, { email: 'a@b.example', organization })).size).toBeLessThan(400)
})
