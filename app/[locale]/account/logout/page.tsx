import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { FormMessages } from '@/features/account/components/form-messages'
import { LogoutForm } from '@/features/account/components/logout-form'

export const generateMetadata = routeMetadata('/account/logout')

export default async function AccountLogoutPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/logout" {...props}>
      <FormMessages locale={locale}>
        <LogoutForm homeHref={`/${locale}`} />
      </FormMessages>
    </RoutePage>
  )
}
