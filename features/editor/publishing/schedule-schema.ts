import { z } from 'zod'
import { type PageDraft, schedulingSchema } from '@/lib/contract/pages/page-editing'
import type { Schedule } from './calls'

export const scheduleFields = ['publish_at', 'unpublish_at'] as const
export type ScheduleField = (typeof scheduleFields)[number]

type ScheduledPage = Pick<PageDraft, ScheduleField | 'schedule_problem'>
export type EnteredSchedule = z.input<ReturnType<typeof createScheduleSchema>>

/**
 * Creates the schema of the schedule form. Both times may be empty only if that clears an existing
 * schedule. `now` replaces the scheduled version by the working copy.
 */
export function createScheduleSchema(page: ScheduledPage) {
  const isClearable = page.publish_at ?? page.unpublish_at ?? page.schedule_problem
  return schedulingSchema
    .omit({ waived: true, keeps_version: true })
    .extend({ now: z.boolean().optional() })
    .refine(({ publish_at, unpublish_at }) => Boolean(isClearable ?? publish_at ?? unpublish_at), {
      path: ['publish_at'],
    })
}

/**
 * Keeps the scheduled version, also at another time, unless `now` replaces it. Omits an unchanged
 * time of publication, because that would confirm the publication; a form with a problem says so.
 */
export function toSchedule({ publish_at, unpublish_at, now }: EnteredSchedule, page: ScheduledPage): Schedule {
  if (publish_at && publish_at === page.publish_at && !now && !page.schedule_problem) return { unpublish_at }
  const isVersionKept = Boolean(publish_at) && page.publish_at !== null && !now
  return { publish_at, unpublish_at, ...(isVersionKept && { keeps_version: true }) }
}
