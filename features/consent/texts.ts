import { getTranslations } from 'next-intl/server'
import { readPublishedLegalAddress } from '@/lib/api/legal-addresses'
import type { Locale } from '@/lib/contract/common/locale'
import { embedServiceKeys, embedServices } from '@/lib/contract/embeds/services'

/** The texts of the dialog in a language, and the services that can be allowed. */
export interface ConsentTexts {
  locale: Locale
  title: string
  text: string
  acceptAll: string
  refuseAll: string
  choose: string
  settings: Record<'title' | 'text' | 'save' | 'close' | 'necessary' | 'necessaryText' | 'media' | 'mediaText', string>
  services: { key: string; name: string; kind: string }[]
  /** Links to the published legal pages. */
  links: { href: string; label: string }[]
}

/** Loads the texts of the consent dialog (spec §2). */
export async function loadConsentTexts(locale: Locale): Promise<ConsentTexts> {
  const t = await getTranslations({ locale, namespace: 'consent' })
  const [privacy, imprint] = await Promise.all([
    readPublishedLegalAddress(locale, 'dataProtection'),
    readPublishedLegalAddress(locale, 'imprint'),
  ])
  const links = [
    { href: privacy, label: t('privacy') },
    { href: imprint, label: t('imprint') },
  ]
  const kinds = {
    video: t('kind.video'),
    audio: t('kind.audio'),
    viewer: t('kind.viewer'),
    social: t('kind.social'),
  }
  return {
    locale,
    title: t('question.title'),
    text: t('question.text'),
    acceptAll: t('acceptAll'),
    refuseAll: t('refuseAll'),
    choose: t('question.settings'),
    settings: {
      title: t('settings.title'),
      text: t('settings.text'),
      save: t('settings.save'),
      close: t('settings.close'),
      necessary: t('settings.necessary'),
      necessaryText: t('settings.necessaryText'),
      media: t('settings.media'),
      mediaText: t('settings.mediaText'),
    },
    services: embedServiceKeys.map((key) => ({
      key,
      name: embedServices[key].name,
      kind: kinds[embedServices[key].kind],
    })),
    links: links.flatMap(({ href, label }) => (href === null ? [] : [{ href, label }])),
  }
}
