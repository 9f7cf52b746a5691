import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '@/backend/platform/db/client'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import { type Image, imageSchema } from '@/lib/contract/media/image'
import type { PressPicture } from '@/lib/contract/pages/article'
import type { Page } from '@/lib/contract/pages/page'

type PageWithPictures = Pick<Page, 'hero_image' | 'modules'>

/** The block models with pictures for the press. Logos and portraits are not among them. */
const pictureModels: readonly string[] = ['image', 'imagelistitem']
const imageDataSchema = z.object({ image: imageSchema })

function listPicturesInModules(modules: readonly Module[]): Image[] {
  return listWithDescendants(modules).flatMap(({ model, data }) => {
    const parsedImage = pictureModels.includes(model) ? imageDataSchema.safeParse(data) : null
    return parsedImage?.success ? [parsedImage.data.image] : []
  })
}

/** Lists the distinct pictures of a press release in order. */
function listPictures({ hero_image: hero, modules }: PageWithPictures): Image[] {
  const allPictures = [...(hero ? [hero] : []), ...listPicturesInModules(modules)]
  return [...new Map(allPictures.map((image) => [image.id, image])).values()]
}

/** Finds the pictures of a press release with their original files. */
async function findOriginals(db: Queryable, page: PageWithPictures): Promise<{ image: Image; file: ImageRow }[]> {
  const pictures = listPictures(page)
  if (pictures.length === 0) return []
  const ids = pictures.map(({ id }) => id)
  const rows = await db.select().from(images).where(inArray(images.id, ids))
  const files = new Map(rows.map((row) => [row.id, row]))
  return pictures.flatMap((image) => {
    const file = files.get(image.id)
    return file ? [{ image, file }] : []
  })
}

/** Lists the pictures of a press release in full resolution. */
export async function listPressPictures(
  db: Queryable,
  page: PageWithPictures,
  toUrl: (imageId: number) => string,
): Promise<PressPicture[]> {
  const originals = await findOriginals(db, page)
  return originals.map(({ image, file }) => ({
    image,
    size: file.byteSize,
    type: file.mime,
    url: toUrl(image.id),
  }))
}

/**
 * Finds the original file of a picture in a press release and the number of the picture, from 1;
 * null if the release does not show the picture.
 */
export async function findPressPicture(
  db: Queryable,
  page: PageWithPictures,
  imageId: number,
): Promise<{ file: ImageRow; number: number } | null> {
  const originals = await findOriginals(db, page)
  const index = originals.findIndex(({ image }) => image.id === imageId)
  const file = originals[index]?.file
  return file ? { file, number: index + 1 } : null
}
