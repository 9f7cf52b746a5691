import type { RouteProps } from '@/app/frame/address'
import { RoutePage, routeMetadata } from '@/app/frame/route-page'

export const generateMetadata = routeMetadata('/barrierefreiheit')

export default function BarrierefreiheitPage(props: RouteProps) {
  return <RoutePage route="/barrierefreiheit" {...props} />
}
