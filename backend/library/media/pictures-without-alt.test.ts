import { expect, test } from 'vitest'
import { images } from '@/backend/platform/db/schema/library/images'
import { startTestDatabase } from '@/tests/databases'
import { lockPictures } from './lock-pictures'
import { listPicturesWithoutAlt } from './pictures-without-alt'

const database = startTestDatabase()

async function addPicture(overrides: Partial<typeof images.$inferInsert>): Promise<number> {
  const measures = { hash: 'ab'.repeat(32), mime: 'image/png', width: 9, height: 9, byteSize: 9 }
  const [row] = await database.db
    .insert(images)
    .values({ ...measures, ...overrides })
    .returning({ id: images.id })
  return row?.id ?? 0
}

test('pictures without alt text in a language block its publication, unless they are decorative', async () => {
  const both = await addPicture({ alt: { de: 'Licht', en: 'Light' } })
  const german = await addPicture({ alt: { de: 'Licht', en: ' ' }, fileName: 'licht.jpg' })
  const none = await addPicture({})
  const decorative = await addPicture({ isDecorative: true })
  const { db } = database
  const ids = [none, both, null, german, none, decorative, 999_999]
  expect(await listPicturesWithoutAlt(db, ids, 'de')).toEqual([{ id: none, fileName: '' }])
  expect(await listPicturesWithoutAlt(db, ids, 'en')).toEqual([
    { id: german, fileName: 'licht.jpg' },
    { id: none, fileName: '' },
  ])
  expect(await listPicturesWithoutAlt(db, [null], 'de')).toEqual([])
  expect(await lockPictures(db, [both, 999_999])).toEqual(new Set([both]))
  expect(await lockPictures(db, [])).toEqual(new Set())
})
