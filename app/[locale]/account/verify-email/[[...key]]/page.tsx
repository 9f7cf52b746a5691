import { decodePart, localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { VerifyEmail } from '@/features/account/components/verify-email'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account/verify-email/[[...key]]')

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export default async function VerifyEmailPage(props: Props) {
  const [locale, { key }] = await Promise.all([localeOf(props.params), props.params])
  return (
    <RoutePage route="/account/verify-email/[[...key]]" {...props}>
      <FormMessages locale={locale}>
        <VerifyEmail
          verificationKey={key?.[0] ? decodePart(key[0]) : null}
          loginHref={pathOf(locale, '/account/login')}
        />
      </FormMessages>
    </RoutePage>
  )
}
