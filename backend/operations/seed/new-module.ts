import type { NewModule } from '@/backend/content/module-content/insert-modules'
import type { SeedModule } from './content'

type Ids = ReadonlyMap<string, number>

/** Ids of content by key; HTML selections by slug. */
export interface SeedIds {
  pictures: Ids
  persons: Ids
  selections: Ids
}

/** Returns the id for a key; null for undefined. @throws Error for an unknown key */
export function getSeedId(ids: Ids, key: string | undefined): number | null {
  if (key === undefined) return null
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo content names something that does not exist: ${key}`)
  return id
}

/** Converts a demo module to a module with ids instead of keys. */
export function toNewModule(
  { model, data, picture, person, selection, columns, children }: SeedModule,
  ids: SeedIds,
): NewModule {
  return {
    model,
    data: {
      ...data,
      ...(picture !== undefined && { image: getSeedId(ids.pictures, picture) }),
      ...(person !== undefined && { person: getSeedId(ids.persons, person) }),
      ...(selection !== undefined && { html_code_obj: getSeedId(ids.selections, selection) }),
    },
    ...(columns && { columns: columns.map((column) => column.map((module) => toNewModule(module, ids))) }),
    ...(children && { children: children.map((module) => toNewModule(module, ids)) }),
  }
}
