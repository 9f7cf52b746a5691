import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import type { Locale } from '@/lib/contract/common/locale'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import { toHubScreenAddress } from '@/lib/i18n/hub-address'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { Checklist } from './checklist/checklist'
import { Hub } from './hub'
import type { LoadedHub } from './loaders'

export interface HubPageProps extends LoadedHub {
  locale: Locale
  /** The term of the quick search; empty shows the whole tree. */
  searchTerm: string
  /** Content above the page tree. */
  children?: ReactNode
}

/** The editors' hub (spec §2): all pages with their states and actions. */
export function HubPage({ locale, dehydratedState, hasChecklist, searchTerm, children }: HubPageProps) {
  const t = useTranslations('hub')
  const { hub, editor } = getMessages(locale)
  return (
    <ScreenFrame
      title={t('title')}
      links={
        <>
          {t('text')} <PageLink href={toHubScreenAddress(locale, 'media')}>{t('media')}</PageLink>{' '}
          <PageLink href={toHubScreenAddress(locale, 'shared')}>{hubScreens.shared[locale]}</PageLink>{' '}
          <PageLink href={toHubScreenAddress(locale, 'searches')}>{hubScreens.searches[locale]}</PageLink>{' '}
          <PageLink href={toHubScreenAddress(locale, 'forms')}>{hubScreens.forms[locale]}</PageLink>{' '}
          <PageLink href={toHubScreenAddress(locale, 'trash')}>{hubScreens.trash[locale]}</PageLink>{' '}
          <PageLink href={buildPath(locale, '/')}>{t('home')}</PageLink>
        </>
      }
    >
      {dehydratedState ? (
        <NextIntlClientProvider locale={locale} messages={{ hub, editor }}>
          <QueryProvider dehydratedState={dehydratedState}>
            {children}
            {hasChecklist && <Checklist locale={locale} />}
            <Hub locale={locale} searchTerm={searchTerm} />
          </QueryProvider>
        </NextIntlClientProvider>
      ) : (
        <p role="alert">{t('failed')}</p>
      )}
    </ScreenFrame>
  )
}
