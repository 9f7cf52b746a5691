import { useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { RecentChange } from '@/lib/contract/page-tree'
import { readPages, readRecent } from './calls'
import type { HubPage } from './page-list'

export interface HubState {
  pages: HubPage[]
  /** Null where it cannot be read. */
  recent: RecentChange[] | null
}

/** The pages of the hub, and how they are read anew: what cannot be read stays as it was. */
export function useHub(first: HubState, locale: Locale) {
  const [state, setState] = useState(first)

  const reload = async (): Promise<HubPage[]> => {
    const [pages, recent] = await Promise.all([readPages(), readRecent(locale)])
    const next = {
      pages: pages.ok ? pages.value : state.pages,
      recent: recent.ok ? recent.value : state.recent,
    }
    setState(next)
    return next.pages
  }
  return { ...state, reload }
}
