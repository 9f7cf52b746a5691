import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { fromEnteredTime } from '@/lib/datetime'
import type { Schedule } from './calls'

export type ScheduleField = 'publish_at' | 'unpublish_at'

/** The parsed form: the schedule to set, or the fields without a valid time. */
export type EnteredSchedule =
  | { ok: true; schedule: Required<Schedule> | Schedule }
  | { ok: false; wrong: ScheduleField[]; isEmpty: boolean }

const fields: readonly ScheduleField[] = ['publish_at', 'unpublish_at']

/**
 * Parses the schedule form. The version that is already scheduled is kept, unless its time changes or the current state
 * is to replace it (field `now`).
 */
export function scheduleOf(
  form: FormData,
  page: Pick<PageDraft, ScheduleField | 'schedule_problem'>,
): EnteredSchedule {
  const entered = (field: ScheduleField) => String(form.get(field) ?? '').trim()
  const timeOf = (field: ScheduleField) => (entered(field) === '' ? null : fromEnteredTime(entered(field)))
  const wrong = fields.filter((field) => entered(field) !== '' && timeOf(field) === null)
  const isEmpty = fields.every((field) => entered(field) === '')
  const hasNone = page.publish_at === null && page.unpublish_at === null && page.schedule_problem === null
  if (wrong.length > 0 || (isEmpty && hasNone)) return { ok: false, wrong, isEmpty }
  const publishAt = timeOf('publish_at')
  const isUnchanged = publishAt !== null && isSameTime(publishAt, page.publish_at) && !form.has('now')
  return {
    ok: true,
    schedule: { ...(!isUnchanged && { publish_at: publishAt }), unpublish_at: timeOf('unpublish_at') },
  }
}

/** The form's times have no seconds. */
function isSameTime(one: string, other: string | null): boolean {
  return other !== null && Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000)
}
