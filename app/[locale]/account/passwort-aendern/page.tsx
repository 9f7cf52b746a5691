import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { PasswordChangeForm } from '@/features/account/components/password-change-form'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadEmails } from '@/features/account/loaders'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account/passwort-aendern')

export default async function PasswordChangePage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const emails = await loadEmails()
  return (
    <RoutePage route="/account/passwort-aendern" {...props}>
      {emails.ok ? (
        <FormMessages locale={locale}>
          <PasswordChangeForm email={emails.value.own} />
        </FormMessages>
      ) : (
        <RefusalNotice status={emails.failure.status} loginHref={pathOf(locale, '/account/login')} />
      )}
    </RoutePage>
  )
}
