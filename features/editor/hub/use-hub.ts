import { useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { DraftsAndSchedules, RecentChange } from '@/lib/contract/page-tree'
import { pageSize, readDraftsAndSchedules, readPages, readRecent } from './calls'
import type { Branch } from './page-list'

export interface HubState {
  /** The pages at the top. */
  top: Branch
  /** Those that the first words found; null without words. */
  found: Branch | null
  /** Null where it cannot be read. */
  recent: RecentChange[] | null
  planned: DraftsAndSchedules | null
}

/** What is loaded of the tree, by the page above; null for the top. */
export type Branches = ReadonlyMap<number | null, Branch>

/** The pages of the hub, how more of them are loaded, and how they are read anew: what cannot be read stays as it was. */
export function useHub(first: HubState, locale: Locale) {
  const [branches, setBranches] = useState<Branches>(new Map([[null, first.top]]))
  const [{ recent, planned }, setNews] = useState({ recent: first.recent, planned: first.planned })

  /** Reads the first pages below some; pages that are gone have none. */
  const readBranches = async (parents: readonly (number | null)[]) => {
    const results = await Promise.all(parents.map((parent) => readPages(locale, { parent })))
    const read = results.flatMap((result, index) =>
      result.ok ? [[parents[index] ?? null, result.value] as const] : [],
    )
    setBranches((known) => new Map([...known, ...read]))
  }

  return {
    branches,
    recent,
    planned,
    /** Loads what is below pages, where it is not loaded yet. */
    load: (parents: readonly number[]) => readBranches(parents.filter((id) => !branches.has(id))),
    /** Loads the next pages below one. */
    async loadMore(parent: number | null) {
      const { pages } = branches.get(parent) ?? { pages: [] }
      const next = await readPages(locale, { parent }, Math.floor(pages.length / pageSize) + 1)
      if (!next.ok) return
      const ids = new Set(pages.map(({ id }) => id))
      const rest = next.value.pages.filter(({ id }) => !ids.has(id))
      setBranches((known) => new Map([...known, [parent, { ...next.value, pages: [...pages, ...rest] }]]))
    },
    /** Reads again what is loaded, with what is below `others`. */
    async reload(others: readonly number[] = []) {
      const [, nowRecent, nowPlanned] = await Promise.all([
        readBranches([...new Set([...branches.keys(), ...others])]),
        readRecent(locale),
        readDraftsAndSchedules(locale),
      ])
      setNews((known) => ({
        recent: nowRecent.ok ? nowRecent.value : known.recent,
        planned: nowPlanned.ok ? nowPlanned.value : known.planned,
      }))
    },
  }
}
