import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/barrierefreiheit')

export default function BarrierefreiheitPage(props: RouteProps) {
  return <RoutePage route="/barrierefreiheit" {...props} />
}
