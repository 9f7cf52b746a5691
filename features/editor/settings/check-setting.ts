import { normalizeLink } from '@/lib/contract/pages/link-address'
import { pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import type { SettingName } from './page-settings'

export type SettingProblem = 'required' | 'tooLong' | 'slug' | 'link'

/** The result of a check: the value to save, or the problem. */
export type CheckedSetting = { ok: true; value: unknown } | { ok: false; problem: SettingProblem }

/**
 * Validates a setting by the contract before it is sent. Pictures stay objects, because the calls
 * accept objects.
 */
export function checkSetting(name: SettingName, input: unknown): CheckedSetting {
  const result = pageSettingsSchema.shape[name].safeParse(input)
  if (!result.success) return { ok: false, problem: toProblem(name, input) }
  if (typeof input !== 'string') return { ok: true, value: input }
  const isLink = name === 'hero_link' || name === 'hero_video'
  if (isLink && result.data !== '' && normalizeLink(String(result.data)) === null) return { ok: false, problem: 'link' }
  return { ok: true, value: result.data }
}

function toProblem(name: SettingName, input: unknown): SettingProblem {
  if (String(input).trim() === '') return 'required'
  return name === 'slug' && String(input).trim().length <= 100 ? 'slug' : 'tooLong'
}
