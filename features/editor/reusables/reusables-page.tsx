import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { hubAddress } from '@/lib/i18n/hub-address'
import { messagesOf } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { Reusables } from './reusables'
import styles from './reusables.module.css'

/** The reusable containers and HTML selections as a page of the editors' hub. */
export function ReusablesPage({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.reusables')
  const { hub, editor, forms } = messagesOf(locale)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>
        {t('text')} <PageLink href={hubAddress(locale)}>{t('hub')}</PageLink>
      </p>
      <NextIntlClientProvider locale={locale} messages={{ hub, editor, forms }}>
        <Reusables locale={locale} />
      </NextIntlClientProvider>
    </div>
  )
}
