import { getTranslations } from 'next-intl/server'
import type { ErrorTexts } from '@/components/page-frame/error-texts-provider'
import type { Locale } from '@/lib/contract/common/locale'

/** Loads the texts of the error pages in a language (spec §8). */
export async function loadErrorTexts(locale: Locale): Promise<ErrorTexts> {
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
    part: t('part'),
  }
}
