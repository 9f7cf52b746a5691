import { linkAddress } from '@/lib/contract/pages/link-address'
import { pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import type { SettingName } from './settings-of'

export type SettingProblem = 'required' | 'tooLong' | 'slug' | 'link'

/** A setting as it was entered: its value in the form that is saved, or what is wrong with it. */
export type CheckedSetting = { ok: true; value: unknown } | { ok: false; problem: SettingProblem }

/** Checks a setting by the contract's rules before it is sent. Pictures stay as they are shown: calls take them whole. */
export function checkSetting(name: SettingName, entered: unknown): CheckedSetting {
  const result = pageSettingsSchema.shape[name].safeParse(entered)
  if (!result.success) return { ok: false, problem: problemOf(name, entered) }
  if (typeof entered !== 'string') return { ok: true, value: entered }
  const isLink = name === 'hero_link' || name === 'hero_video'
  if (isLink && result.data !== '' && linkAddress(String(result.data)) === null)
    return { ok: false, problem: 'link' }
  return { ok: true, value: result.data }
}

function problemOf(name: SettingName, entered: unknown): SettingProblem {
  if (String(entered).trim() === '') return 'required'
  return name === 'slug' && String(entered).trim().length <= 100 ? 'slug' : 'tooLong'
}
