import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/downloads')

export default function DownloadsPage(props: RouteProps) {
  return <RoutePage route="/downloads" {...props} />
}
