import type { ApiResult } from '@/lib/api/result'
import { getNav, getSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/locale'
import type { Navigation } from '@/lib/contract/navigation'
import type { Settings } from '@/lib/contract/settings'
import { reportError } from '@/lib/report'

export interface FrameData {
  navigation: Navigation
  settings: Settings | null
}

/**
 * What the frame shows. It stands around error pages too, so it never fails itself: what the backend cannot say is left
 * out and reported.
 */
export async function loadFrame(locale: Locale): Promise<FrameData> {
  const [nav, settings] = await Promise.all([
    orNull(getNav(locale), 'menu'),
    orNull(getSettings(locale), 'settings'),
  ])
  return { navigation: nav?.navigation ?? { menu: [], footer: [] }, settings }
}

async function orNull<Data>(call: Promise<ApiResult<Data>>, what: string): Promise<Data | null> {
  try {
    const result = await call
    if (result.ok) return result.data
    reportError(`The frame stands without its ${what}`, `${result.status} ${result.detail}`)
  } catch (error) {
    reportError(`The frame stands without its ${what}`, error)
  }
  return null
}
