import { pageOffline } from '@/lib/contract/page'

/** The reasons of an error page as spec §8 has them; they are for technicians and stay in English. */
export const reasons = {
  noRoute: 'This page could not be found',
  offline: pageOffline,
  fetch: '404 Not Found',
} as const

/** Why a page cannot be shown, and the status to answer with. */
export interface PageFailure {
  ok: false
  status: number
  reason: string | null
}

export function failure(status: number, reason: string | null = null): PageFailure {
  return { ok: false, status, reason }
}
