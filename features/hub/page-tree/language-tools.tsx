'use client'

import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import { TranslateButton } from '@/features/editor/translation/translate-button'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import type { HubPage } from '../page-list/page-list'
import type { Task } from '../page-list/tasks'

export interface LanguageToolsProps {
  page: HubPage
  language: Locale
  onTask: (task: Task) => void
}

/** The actions of a page in one language, or the button that starts a translation. */
export function LanguageTools({ page, language, onTask }: LanguageToolsProps) {
  const t = useTranslations('hub.tools')
  const text = page.texts[language]
  const parentPage = page.parents.at(-1)
  if (!text) {
    if (parentPage && !parentPage.locales.includes(language)) return <p>{t('parentFirst')}</p>
    return <TranslateButton id={page.id} sourceLocale={getOtherLocale(language)} />
  }
  return (
    <>
      <PageLink href={`${text.url}?edit`}>{t('edit')}</PageLink>
      {page.texts[getOtherLocale(language)] && (
        <PageLink href={`${text.url}?edit&translate`}>{t('translate')}</PageLink>
      )}
      {text.isOnline && <PageLink href={text.url}>{t('view')}</PageLink>}
      <BaseButton onClick={() => onTask({ kind: 'rename', page, language })}>{t('rename')}</BaseButton>
      {(text.isChanged || !text.isOnline) && <PageLink href={`${text.url}?edit&publish`}>{t('publish')}</PageLink>}
      {text.isOnline && (
        <BaseButton onClick={() => onTask({ kind: 'unpublish', page, language })}>{t('unpublish')}</BaseButton>
      )}
    </>
  )
}
