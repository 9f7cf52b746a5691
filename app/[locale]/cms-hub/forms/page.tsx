import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { HubLogin } from '@/app/[locale]/cms-hub/forms/hub-login'
import { createHubScreenMetadata, HubScreenView } from '@/app/[locale]/cms-hub/hub-screen'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { findEditor } from '@/app/frame/editor-session'
import { FormsPage } from '@/features/hub/forms/forms-page'
import { getMessages } from '@/lib/i18n/messages'

export const generateMetadata = createHubScreenMetadata('forms')

export default async function FormsScreen({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  const { form } = await searchParams
  const { email } = await findEditor(locale, (await cookies()).toString())
  const { account, forms } = getMessages(locale)
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
