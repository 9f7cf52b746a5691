import { getLegalAddresses } from '@/lib/api/legal-addresses'
import type { Locale } from '@/lib/contract/common/locale'
import { consentTexts } from '../texts'
import { ConsentBehavior } from './consent-behavior'

/**
 * The consent dialog and the button that reopens it; rendered once, before everything but the skip link. No consent is asked on
 * the imprint, data protection, social-media data protection and prize-draw pages (spec §2), wherever they are.
 */
export async function Consent({ locale }: { locale: Locale }) {
  const [texts, addresses] = await Promise.all([consentTexts(locale), getLegalAddresses(locale)])
  return <ConsentBehavior texts={texts} exceptions={Object.values(addresses)} />
}
