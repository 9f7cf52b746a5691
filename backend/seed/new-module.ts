import type { NewModule } from '../content/insert-modules'
import type { SeedModule } from './content'

/** The ids of the demo pictures by their keys. */
export type PictureIds = ReadonlyMap<string, number>

/**
 * The id of a demo picture; null for no key.
 * @throws when no picture has that key
 */
export function pictureId(pictureIds: PictureIds, key: string | undefined): number | null {
  if (key === undefined) return null
  const id = pictureIds.get(key)
  if (id === undefined) throw new Error(`The demo content names a picture that does not exist: ${key}`)
  return id
}

/** A demo module as the working copy takes it: with the picture's id in place of its key. */
export function newModule(
  { model, data, picture, columns, children }: SeedModule,
  ids: PictureIds,
): NewModule {
  return {
    model,
    data: picture === undefined ? data : { ...data, image: pictureId(ids, picture) },
    ...(columns && { columns: columns.map((column) => column.map((module) => newModule(module, ids))) }),
    ...(children && { children: children.map((module) => newModule(module, ids)) }),
  }
}
