import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { firstValue } from '@/app/compose/search-value'
import { FormMessages } from '@/features/account/components/form-messages'
import { LoginForm } from '@/features/account/components/login-form'

export const generateMetadata = routeMetadata('/account/login')

export default async function AccountLoginPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/login" {...props}>
      <FormMessages locale={locale}>
        <LoginForm failure={firstValue((await props.searchParams).failure)} />
      </FormMessages>
    </RoutePage>
  )
}
