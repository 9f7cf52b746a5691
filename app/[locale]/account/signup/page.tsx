import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/signup')

export default function AccountSignupPage(props: RouteProps) {
  return <RoutePage route="/account/signup" {...props} />
}
