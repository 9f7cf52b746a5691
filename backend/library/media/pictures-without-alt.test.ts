import { expect, it } from 'vitest'
import { createPicture } from '@/tests/content/pictures'
import { startTestDatabase } from '@/tests/databases'
import { lockPictures } from './lock-pictures'
import { listPicturesWithoutAlt } from './pictures-without-alt'

const database = startTestDatabase()

it('lists pictures without alt text in a language, except decorative ones', async () => {
  const { db } = database
  const describedPicture = await createPicture(db, { alt: { de: 'Licht', en: 'Light' } })
  const german = await createPicture(db, { alt: { de: 'Licht', en: ' ' }, fileName: 'licht.jpg' })
  const undescribedPicture = await createPicture(db)
  const decorative = await createPicture(db, { isDecorative: true })
  const ids = [undescribedPicture, describedPicture, null, german, undescribedPicture, decorative, 999_999]
  expect(await listPicturesWithoutAlt(db, ids, 'de')).toEqual([{ id: undescribedPicture, fileName: '' }])
  expect(await listPicturesWithoutAlt(db, ids, 'en')).toEqual([
    { id: german, fileName: 'licht.jpg' },
    { id: undescribedPicture, fileName: '' },
  ])
  expect(await listPicturesWithoutAlt(db, [null], 'de')).toEqual([])
  expect(await lockPictures(db, [describedPicture, 999_999])).toEqual(new Set([describedPicture]))
  expect(await lockPictures(db, [])).toEqual(new Set())
})
