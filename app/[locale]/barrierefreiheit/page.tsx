import type { RouteProps } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'

export const generateMetadata = createRouteMetadata('/barrierefreiheit')

export default function BarrierefreiheitPage(props: RouteProps) {
  return <RoutePage route="/barrierefreiheit" {...props} />
}
