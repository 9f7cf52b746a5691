import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demoSettings } from '@/demo/settings'
import { startTestBackend } from '@/tests/backend-app'
import { loadNearWords } from './near-words'

const backend = startTestBackend()

it('are names of the person, of their organization, of ours and of the site, and what is made of them', async () => {
  await backend.services.db.insert(settings).values({ data: demoSettings })
  const words = await loadNearWords(backend.services, {
    email: 'paula.probe@theater-rabenfurt.example',
    firstName: 'Paula',
    lastName: 'Groß-Probe',
    organization: 'Bühne am Süd',
  })
  const expected = [
    'paula',
    'probe',
    'paulaprobe',
    'rabenfurt',
    'theaterrabenfurt',
    'gross',
    'groß',
    'buehnenhaus',
  ]
  const phrases = [
    'bühne am süd',
    'buehneamsued',
    'verband der bühnen und orchester',
    'bühnenundorchester',
    'vbo',
  ]
  for (const word of [...expected, ...phrases]) expect(words).toContain(word)
  // Too short to mean anything.
  expect(words).not.toContain('am')
})

it('are not more for a longer name than anybody has', async () => {
  const organization = Array.from({ length: 100 }, (_, index) => `wort${index}`).join(' ')
  expect((await loadNearWords(backend.services, { email: 'a@b.example', organization })).size).toBeLessThan(
    400,
  )
})
