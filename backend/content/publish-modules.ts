import type { Module } from '@/lib/contract/module'
import type { ModuleRow } from '../db/schema/modules'
import { pictureOf, prepareBlockData } from './block-data'
import { buildModuleTree } from './module-tree'
import type { PictureLookup } from './pictures'

/**
 * The modules as versions keep them: data checked and sanitised once more, whatever way it came into the working copy,
 * and the pictures in place. Persons and HTML selections stay ids: `fillIn` puts them there for each reader.
 * @throws InvalidModuleError
 */
export function presentForVisitors(rows: readonly ModuleRow[], picture: PictureLookup): Module[] {
  return buildModuleTree(rows, ({ model, data }) => {
    const prepared = prepareBlockData(model, data)
    if (pictureOf(model, prepared) === null) return prepared
    const image = picture(pictureOf(model, prepared))
    return { ...prepared, image, ...(model === 'image' && { thumbs: image?.thumbs ?? null }) }
  })
}

/** The pictures that modules show. */
export function picturesOf(rows: readonly ModuleRow[]): number[] {
  return rows.flatMap(({ model, data }) => pictureOf(model, data) ?? [])
}
