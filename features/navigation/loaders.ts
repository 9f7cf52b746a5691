import 'server-only'
import type { Result } from '@/lib/api/result'
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
 * The data of header and footer. They are also on error pages, so loading never throws: missing data are
 * left out and reported.
 */
export async function loadFrame(locale: Locale): Promise<FrameData> {
  const [nav, settings] = await Promise.all([getNav(locale), getSettings(locale)])
  return {
    navigation: dataOrNull(nav, 'menu')?.navigation ?? { menu: [], footer: [] },
    settings: dataOrNull(settings, 'settings'),
  }
}

function dataOrNull<Data>(result: Result<Data>, what: string): Data | null {
  if (result.ok) return result.value
  reportError(`The frame stands without its ${what}`, `${result.failure.status} ${result.failure.detail}`)
  return null
}
