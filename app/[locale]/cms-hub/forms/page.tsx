import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { localeOf, type RouteProps } from '@/app/compose/address'
import { editorOf } from '@/app/compose/editor-session'
import { HubLogin } from '@/app/compose/hub-login'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { FormsPage } from '@/features/editor/hub/forms-page'
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
