'use client'

import { useLocale, useTranslations } from 'next-intl'
import { IconLabel } from '@/components/ui/icon-label'
import { getToolButtonClass } from '@/components/ui/tool-button'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { TranslateButton } from './translate-button'

/** The toolbar's links to the page's translation and to the hub. */
export function TranslationLinks({ page, locale }: { page: PageDraft; locale: Locale }) {
  const t = useTranslations('editor.translation')
  const url = page.urls[getOtherLocale(locale)]
  const label = t(locale === 'de' ? 'editEnglish' : 'editGerman')
  return (
    <>
      {url ? (
        <PageLink href={`${url}?edit&translate`} className={getToolButtonClass()} title={label}>
          <IconLabel icon="language" label={label} />
        </PageLink>
      ) : (
        <TranslateButton id={page.id} sourceLocale={locale} className={getToolButtonClass()} icon="language" />
      )}
      <PageLink href={toHubAddress(useLocale())} className={getToolButtonClass()} title={t('allPages')}>
        <IconLabel icon="pages" label={t('allPages')} priority={4} />
      </PageLink>
    </>
  )
}
