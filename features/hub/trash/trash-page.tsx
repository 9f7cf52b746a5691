import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import type { Locale } from '@/lib/contract/common/locale'
import { trashDays } from '@/lib/contract/pages/trash'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { Trash } from './trash'

export function TrashPage({ locale }: { locale: Locale }) {
  const t = useTranslations('hub.trash')
  const { hub, editor, forms } = getMessages(locale)
  return (
    <ScreenFrame
      title={t('title')}
      links={<PageLink href={toHubAddress(locale)}>{t('hub')}</PageLink>}
      text={t('text', { days: trashDays })}
    >
      <NextIntlClientProvider locale={locale} messages={{ hub, editor, forms }}>
        <Trash locale={locale} />
      </NextIntlClientProvider>
    </ScreenFrame>
  )
}
