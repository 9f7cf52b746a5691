import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { Reusables, type ReusablesProps } from './reusables'

export function ReusablesPage({ locale, selectionSlug }: ReusablesProps) {
  const t = useTranslations('editor.reusables')
  const { hub, editor, forms } = getMessages(locale)
  return (
    <ScreenFrame
      title={t('title')}
      links={<PageLink href={toHubAddress(locale)}>{t('hub')}</PageLink>}
      text={t('text')}
    >
      <NextIntlClientProvider locale={locale} messages={{ hub, editor, forms }}>
        <Reusables locale={locale} selectionSlug={selectionSlug} />
      </NextIntlClientProvider>
    </ScreenFrame>
  )
}
