import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/jobboerse')

export default function JobboersePage(props: RouteProps) {
  return <RoutePage route="/jobboerse" {...props} />
}
