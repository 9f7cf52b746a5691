import { cacheTags } from './cache-tags'
import { toBerlinDay } from './datetime'
import { recordTags } from './render-context'

/**
 * Returns the current day in Berlin. Its cache tag makes the cached page expire at the end of the
 * day.
 */
export function getToday(): string {
  recordTags([cacheTags.today])
  return toBerlinDay(new Date())
}
