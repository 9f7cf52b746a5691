import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/kalender')

export default function KalenderPage(props: RouteProps) {
  return <RoutePage route="/kalender" {...props} />
}
