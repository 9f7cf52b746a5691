import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/newsletter')

export default function NewsletterPage(props: RouteProps) {
  return <RoutePage route="/newsletter" {...props} />
}
