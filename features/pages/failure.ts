import { pageOffline } from '@/lib/contract/pages/page'

/** The technical reasons on error pages (spec §8), always in English. */
export const reasons = {
  noRoute: 'This page could not be found',
  offline: pageOffline,
  fetch: '404 Not Found',
} as const

/** The failure to show a page: the response status and the reason. */
export interface PageFailure {
  ok: false
  status: number
  reason: string | null
}

export function createPageFailure(status: number, reason: string | null = null): PageFailure {
  return { ok: false, status, reason }
}
