import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import type { Locale } from '@/lib/contract/common/locale'
import { hubScreens } from '@/lib/contract/site/hub-screens'
import { toHubAddress, toHubScreenAddress } from '@/lib/i18n/hub-address'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { AnsweredForms } from './answered-forms'
import { FormAnswers } from './form-answers'

/** The screen of form answers in the editors' hub: all forms, or the answers to one form. */
export function FormsPage({ locale, formId }: { locale: Locale; formId: number | null }) {
  const t = useTranslations('hub.forms')
  const { hub, editor, forms } = getMessages(locale)
  const parentAddress = formId === null ? toHubAddress(locale) : toHubScreenAddress(locale, 'forms')
  return (
    <ScreenFrame
      title={hubScreens.forms[locale]}
      links={<PageLink href={parentAddress}>{formId === null ? t('hub') : t('all')}</PageLink>}
      text={t('text')}
    >
      <NextIntlClientProvider locale={locale} messages={{ hub, editor, forms }}>
        {formId === null ? <AnsweredForms locale={locale} /> : <FormAnswers locale={locale} formId={formId} />}
      </NextIntlClientProvider>
    </ScreenFrame>
  )
}
