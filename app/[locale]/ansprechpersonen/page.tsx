import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/ansprechpersonen')

export default function AnsprechpersonenPage(props: RouteProps) {
  return <RoutePage route="/ansprechpersonen" {...props} />
}
