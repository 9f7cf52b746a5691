import 'server-only'
import { readLegalAddresses } from '@/lib/api/legal-addresses'
import type { Result } from '@/lib/api/result'
import { readNav, readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import type { Navigation } from '@/lib/contract/site/navigation'
import type { Settings } from '@/lib/contract/site/settings'
import { reportError } from '@/lib/report'

export interface FrameData {
  navigation: Navigation
  settings: Settings | null
  /** The address of the data protection page. */
  dataProtection: string
}

/**
 * Loads the data of header and footer. Never throws, because error pages have a frame too: reports
 * failures and omits their data.
 */
export async function loadFrame(locale: Locale): Promise<FrameData> {
  const [nav, settings, { dataProtection }] = await Promise.all([
    readNav(locale),
    readSettings(locale),
    readLegalAddresses(locale),
  ])
  return {
    navigation: dataOrNull(nav, 'menu')?.navigation ?? { menu: [], footer: [] },
    // Absent (404) before the setup of a site.
    settings: isMissing(settings) ? null : dataOrNull(settings, 'settings'),
    dataProtection,
  }
}

function isMissing(result: Result<unknown>): boolean {
  return !result.ok && result.failure.status === 404
}

function dataOrNull<Data>(result: Result<Data>, name: string): Data | null {
  if (result.ok) return result.value
  reportError(`Could not load the ${name} of the frame`, `${result.failure.status} ${result.failure.detail}`)
  return null
}
