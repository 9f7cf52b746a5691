import { localeOf, type RouteProps } from '@/app/compose/address'
import { Logout } from '@/app/compose/logout'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { pathOf } from '@/lib/i18n/paths'

export const generateMetadata = routeMetadata('/account/logout')

export default async function AccountLogoutPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/logout" {...props}>
      <FormMessages locale={locale}>
        <Logout homeHref={`/${locale}`} accountHref={pathOf(locale, '/account')} />
      </FormMessages>
    </RoutePage>
  )
}
