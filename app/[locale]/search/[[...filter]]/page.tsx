import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/search/[[...filter]]')

export default function SearchPage(props: RouteProps) {
  return <RoutePage route="/search/[[...filter]]" {...props} />
}
