import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { trashDays } from '@/lib/contract/trash'
import { hubAddress } from '@/lib/i18n/hub-address'
import { messagesOf } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import hubStyles from './hub.module.css'
import { Trash } from './trash'
import styles from './trash.module.css'

/** The trash as a screen of the editors' hub: deleted pages, to be restored or deleted for good. */
export function TrashPage({ locale }: { locale: Locale }) {
  const t = useTranslations('hub.trash')
  const { hub, editor, forms } = messagesOf(locale)
  return (
    <div className={hubStyles.hub}>
      <header className={hubStyles.opening}>
        <h1>{t('title')}</h1>
        <p>
          <PageLink href={hubAddress(locale)}>{t('hub')}</PageLink>
        </p>
      </header>
      <p className={styles.text}>{t('text', { days: trashDays })}</p>
      <NextIntlClientProvider locale={locale} messages={{ hub, editor, forms }}>
        <Trash locale={locale} />
      </NextIntlClientProvider>
    </div>
  )
}
