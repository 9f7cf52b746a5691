import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { HubLogin } from '@/app/[locale]/cms-hub/forms/hub-login'
import { HubScreenView, hubScreenMetadata } from '@/app/[locale]/cms-hub/hub-screen'
import { localeOf, type RouteProps } from '@/app/frame/address'
import { editorOf } from '@/app/frame/editor-session'
import { FormsPage } from '@/features/hub/forms/forms-page'
import { messagesOf } from '@/lib/i18n/messages'

export const generateMetadata = hubScreenMetadata('forms')

export default async function FormsScreen({ params, searchParams }: RouteProps) {
  const locale = await localeOf(params)
  const { form } = await searchParams
  const { email } = await editorOf(locale, (await cookies()).toString())
  const { account, forms } = messagesOf(locale)
  return (
    <HubScreenView screen="forms" locale={locale}>
      <NextIntlClientProvider locale={locale} messages={{ account, forms }}>
        <HubLogin email={email}>
          <FormsPage locale={locale} formId={Number(form) || null} />
        </HubLogin>
      </NextIntlClientProvider>
    </HubScreenView>
  )
}
