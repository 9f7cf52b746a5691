import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/verify-email/[[...key]]')

export default function AccountVerifyEmailPage(props: RouteProps) {
  return <RoutePage route="/account/verify-email/[[...key]]" {...props} />
}
