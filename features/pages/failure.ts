import { pageOffline } from '@/lib/contract/pages/page'

/** The technical reasons on error pages (spec §8), always in English. */
export const reasons = {
  noRoute: 'This page could not be found',
  offline: pageOffline,
  rejected: '404 Not Found',
} as const

/** The response status and the reason if a page cannot be shown. */
export interface PageFailure {
  ok: false
  status: number
  reason: string | null
}

export function createPageFailure(status: number, reason: string | null = null): PageFailure {
  return { ok: false, status, reason }
}
