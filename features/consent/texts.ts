import { getTranslations } from 'next-intl/server'
import { getLegalAddresses } from '@/lib/api/legal-addresses'
import { embedServiceKeys, embedServices } from '@/lib/contract/embeds/services'
import type { Locale } from '@/lib/contract/locale'

/** The dialog's texts in a language, and the services with a switch. */
export interface ConsentTexts {
  locale: Locale
  title: string
  text: string
  acceptAll: string
  refuseAll: string
  choose: string
  settings: Record<
    'title' | 'text' | 'save' | 'close' | 'necessary' | 'necessaryText' | 'media' | 'mediaText',
    string
  >
  services: { key: string; name: string; kind: string }[]
  links: { href: string; label: string }[]
}

/** The texts of the consent dialog (spec §2). */
export async function consentTexts(locale: Locale): Promise<ConsentTexts> {
  const t = await getTranslations({ locale, namespace: 'consent' })
  const addresses = await getLegalAddresses(locale)
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
    links: [
      { href: addresses.dataProtection, label: t('privacy') },
      { href: addresses.imprint, label: t('imprint') },
    ],
  }
}
