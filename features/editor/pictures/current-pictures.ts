import type { Module } from '@/lib/contract/blocks/module'
import type { Image } from '@/lib/contract/media/image'
import { memoizeByIdentity } from '../core/memoize-by-identity'

/** The parts of a page with pictures: its modules and the hero. */
interface PageWithPictures {
  modules: Module[]
  hero_image: Image | null
}

type Pictures = ReadonlyMap<number, Image>

/**
 * Returns a page with the current data of its pictures: library changes since the page was opened,
 * and the sizes of a newly selected picture. Memoized by module and changes.
 */
export function withCurrentPictures<Page extends PageWithPictures>(page: Page, changedPictures: Pictures): Page {
  const hero = page.hero_image
  return {
    ...page,
    hero_image: hero && (changedPictures.get(hero.id) ?? hero),
    modules: page.modules.map(createPictureUpdater(changedPictures)),
  }
}

const createPictureUpdater = memoizeByIdentity((changedPictures: Pictures) => {
  const withPictures: (module: Module) => Module = memoizeByIdentity((module: Module) => ({
    ...module,
    data: updateData(module.data, changedPictures),
    columns: module.columns.map((column) => ({ ...column, children: column.children.map(withPictures) })),
    children: module.children.map(withPictures),
  }))
  return withPictures
})

function updateData(data: Module['data'], changedPictures: Pictures): Module['data'] {
  const { image } = data
  if (!isImage(image)) return data
  const current = changedPictures.get(image.id) ?? image
  const sizes = data.thumbs ? { thumbs: current.thumbs } : {}
  return { ...data, image: current, ...sizes }
}

function isImage(value: unknown): value is Image {
  return typeof value === 'object' && value !== null && 'id' in value && 'thumbs' in value
}
