import { readLegalAddresses } from '@/lib/api/legal-addresses'
import type { Locale } from '@/lib/contract/common/locale'
import { loadConsentTexts } from '../texts'
import { ConsentBehavior } from './consent-behavior'

/**
 * The consent dialog. Must be rendered once per page, directly after the skip link. The legal pages
 * (imprint, data protection, also for social media, prize draws) do not show it (spec §2).
 */
export async function Consent({ locale }: { locale: Locale }) {
  const [texts, addresses] = await Promise.all([loadConsentTexts(locale), readLegalAddresses(locale)])
  return <ConsentBehavior texts={texts} exceptions={Object.values(addresses)} />
}
