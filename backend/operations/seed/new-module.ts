import type { NewModule } from '@/backend/content/module-content/insert-modules'
import { replaceLinks } from '@/backend/content/module-content/links'
import type { SeedModule } from './content'

type Ids = ReadonlyMap<string, number>

/**
 * The ids of content that demo modules refer to: pictures and persons by key, HTML selections by
 * slug.
 */
export interface SeedIds {
  pictures: Ids
  persons: Ids
  selections: Ids
}

/**
 * Returns the id of a key; null without a key.
 * @throws Error for an unknown key
 */
export function seedId(ids: Ids, key: string | undefined): number | null {
  if (key === undefined) return null
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo content names something that does not exist: ${key}`)
  return id
}

/** Converts a demo module to a module of the working copy and replaces its keys by ids. */
export function newModule(
  { model, data, picture, person, selection, columns, children }: SeedModule,
  ids: SeedIds,
): NewModule {
  return {
    model,
    data: {
      ...data,
      ...(picture !== undefined && { image: seedId(ids.pictures, picture) }),
      ...(person !== undefined && { person: seedId(ids.persons, person) }),
      ...(selection !== undefined && { html_code_obj: seedId(ids.selections, selection) }),
    },
    ...(columns && { columns: columns.map((column) => column.map((module) => newModule(module, ids))) }),
    ...(children && { children: children.map((module) => newModule(module, ids)) }),
  }
}

/** Replaces each link of a module and its descendants. */
export function replaceSeedLinks(module: NewModule, replace: (link: string) => string): NewModule {
  const replaceInner = (inner: NewModule) => replaceSeedLinks(inner, replace)
  const { model, data, columns, children } = module
  return {
    ...module,
    data: replaceLinks(model, data, replace),
    ...(columns && { columns: columns.map((column) => column.map(replaceInner)) }),
    ...(children && { children: children.map(replaceInner) }),
  }
}
