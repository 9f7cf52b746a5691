import type { Metadata } from 'next'
import type { RouteName } from '@/lib/i18n/routing'
import { type RouteProps, routeAddress } from './address'
import { ContentView, contentMetadata } from './content-view'

/** The page of a fixed route, as far as it is the content page at the route's own path. */
export async function RoutePage({ route, ...props }: RouteProps & { route: RouteName }) {
  return <ContentView address={await routeAddress(route, props)} />
}

/** What Next calls for the metadata of a fixed route's page. */
export function routeMetadata(route: RouteName) {
  return async (props: RouteProps): Promise<Metadata> => contentMetadata(await routeAddress(route, props))
}
