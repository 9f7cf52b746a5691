import { expect, it } from 'vitest'
import { createPicture } from '@/tests/content/pictures'
import { startTestDatabase } from '@/tests/databases'
import { lockPictures } from './lock-pictures'
import { listPicturesWithoutAlt } from './pictures-without-alt'

const database = startTestDatabase()

it('lists pictures without alt text in a language, except decorative ones', async () => {
  const { db } = database
  const both = await createPicture(db, { alt: { de: 'Licht', en: 'Light' } })
  const german = await createPicture(db, { alt: { de: 'Licht', en: ' ' }, fileName: 'licht.jpg' })
  const none = await createPicture(db)
  const decorative = await createPicture(db, { isDecorative: true })
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
