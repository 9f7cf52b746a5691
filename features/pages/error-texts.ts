import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/contract/common/locale'

/** The formatted texts of an error page, so that the browser needs no message formatter. */
export interface ErrorTexts {
  locale: Locale
  title: string
  notFound: string
  gone: string
  internal: string
  other: string
  home: string
  retry: string
}

/** Loads the texts of the error pages in a language (spec §8). */
export async function errorTexts(locale: Locale): Promise<ErrorTexts> {
  const t = await getTranslations({ locale, namespace: 'error' })
  return {
    locale,
    title: t('title'),
    notFound: t('notFound'),
    gone: t('gone'),
    internal: t('internal'),
    other: t('other'),
    home: t('home'),
    retry: t('retry'),
  }
}
