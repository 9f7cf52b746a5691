import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { type Caret, presentEditorSchema } from '@/lib/contract/pages/presence'
import { getPagePath } from '../calls'

/** The interval of heartbeats; the backend drops an editor after 45 seconds without one. */
const heartbeatIntervalMs = 20_000

export const presentEditorsSchema = z.array(presentEditorSchema)

export const presenceKeys = { page: (locale: Locale, id: number) => ['presence', locale, id] as const }

/** The address of a page's presence, for heartbeats, the event stream and the departure. */
export const getPresencePath = (locale: Locale, id: number) => `${getPagePath(locale, id)}/presence/`

/** The address of the event stream of reusable containers. */
export const getContainerChangesPath = (locale: Locale) => `/${locale}/pageeditor-api/containers/changes/`

/** The place of an editor on a page: the window, the selected module, and the caret in its text. */
export interface PresencePlace {
  /** Undefined while this editor must not be reported. */
  tab: string | undefined
  module: number | null
  caret: Caret | null
}

/** The editors of a page. Each read is a heartbeat with the position of this editor. */
export const presenceQuery = (locale: Locale, id: number, getPlace: () => PresencePlace) =>
  queryOptions({
    queryKey: presenceKeys.page(locale, id),
    queryFn() {
      const request = { method: 'POST', path: getPresencePath(locale, id), data: getPlace() } as const
      return requireSuccess(call(presentEditorsSchema, request))
    },
    refetchInterval: heartbeatIntervalMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
