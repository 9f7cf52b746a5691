import type { Module } from '@/lib/contract/module'
import type { ModuleRow } from '../db/schema/modules'
import { type BlockData, pictureOf, prepareBlockData } from './block-data'
import { InvalidModuleError, InvalidModulesError } from './invalid-module-error'
import { buildModuleTree } from './module-tree'
import type { PictureLookup } from './pictures'

/**
 * The modules as versions keep them: data checked and sanitised once more, whatever way it came into the working copy,
 * and the pictures in place. Persons and HTML selections stay ids: `fillIn` puts them there for each reader.
 * @throws InvalidModulesError
 */
export function presentForVisitors(rows: readonly ModuleRow[], picture: PictureLookup): Module[] {
  const invalid = new Map<number, InvalidModuleError>()
  const tree = buildModuleTree(rows, ({ id, model, data }) => {
    try {
      return withPicture(model, prepareBlockData(model, data), picture)
    } catch (error) {
      if (!(error instanceof InvalidModuleError)) throw error
      invalid.set(id, error)
      return data
    }
  })
  if (invalid.size > 0) throw new InvalidModulesError(invalid)
  return tree
}

/** The modules as their editors see them: the same, but what is not complete yet is shown as it is. */
export function presentForEditors(rows: readonly ModuleRow[], picture: PictureLookup): Module[] {
  return buildModuleTree(rows, ({ model, data }) => withPicture(model, preparedOrAsIs(model, data), picture))
}

function preparedOrAsIs(model: string, data: BlockData): BlockData {
  try {
    return prepareBlockData(model, data)
  } catch (error) {
    if (error instanceof InvalidModuleError) return data
    throw error
  }
}

function withPicture(model: string, data: BlockData, picture: PictureLookup): BlockData {
  if (pictureOf(model, data) === null) return data
  const image = picture(pictureOf(model, data))
  return { ...data, image, ...(model === 'image' && { thumbs: image?.thumbs ?? null }) }
}

/** The pictures that modules show. */
export function picturesOf(rows: readonly ModuleRow[]): number[] {
  return rows.flatMap(({ model, data }) => pictureOf(model, data) ?? [])
}
