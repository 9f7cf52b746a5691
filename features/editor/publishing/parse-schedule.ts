import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { fromEnteredTime } from '@/lib/datetime'
import type { Schedule } from './calls'

export type ScheduleField = 'publish_at' | 'unpublish_at'

/** The parsed form: the schedule to set, or the fields without a valid time. */
export type EnteredSchedule =
  | { ok: true; schedule: Required<Schedule> | Schedule }
  | { ok: false; invalidFields: ScheduleField[]; isEmpty: boolean }

const fields: readonly ScheduleField[] = ['publish_at', 'unpublish_at']

/**
 * Parses the schedule form. Keeps the scheduled version unless its time changes or the current
 * working copy replaces it (field `now`).
 */
export function parseSchedule(
  form: FormData,
  page: Pick<PageDraft, ScheduleField | 'schedule_problem'>,
): EnteredSchedule {
  const getText = (field: ScheduleField) => String(form.get(field) ?? '').trim()
  const parseTime = (field: ScheduleField) =>
    getText(field) === '' ? null : fromEnteredTime(getText(field), page[field])
  const invalidFields = fields.filter((field) => getText(field) !== '' && parseTime(field) === null)
  const isEmpty = fields.every((field) => getText(field) === '')
  const hasNoSchedule =
    page.publish_at === null && page.unpublish_at === null && page.schedule_problem === null
  if (invalidFields.length > 0 || (isEmpty && hasNoSchedule)) return { ok: false, invalidFields, isEmpty }
  const publishAt = parseTime('publish_at')
  const isUnchanged = publishAt !== null && publishAt === page.publish_at && !form.has('now')
  return {
    ok: true,
    schedule: { ...(!isUnchanged && { publish_at: publishAt }), unpublish_at: parseTime('unpublish_at') },
  }
}
