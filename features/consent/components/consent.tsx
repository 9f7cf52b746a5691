import type { Locale } from '@/lib/contract/locale'
import { legalPaths } from '@/lib/i18n/legal-paths'
import { consentTexts } from '../texts'
import { ConsentBehavior } from './consent-behavior'

/** No consent is asked on imprint, data protection, social-media data protection and prize-draw pages (spec §2). */
const quietPaths = Object.values(legalPaths).flatMap((paths) => Object.values(paths))

/** The consent dialog and the button that reopens it; rendered once, before everything but the skip link. */
export async function Consent({ locale }: { locale: Locale }) {
  return <ConsentBehavior texts={await consentTexts(locale)} quietPaths={quietPaths} />
}
