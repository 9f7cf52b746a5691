import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { RouteName } from '@/lib/i18n/routing'
import { type RouteProps, routeAddress } from './address'
import { ContentView, contentMetadata } from './content-view'

/** The page of a fixed route: the content page at the route's own path, and what the route itself shows below it. */
export async function RoutePage({
  route,
  children,
  ...props
}: RouteProps & { route: RouteName; children?: ReactNode }) {
  return <ContentView address={await routeAddress(route, props)}>{children}</ContentView>
}

/** What Next calls for the metadata of a fixed route's page. */
export function routeMetadata(route: RouteName) {
  return async (props: RouteProps): Promise<Metadata> => contentMetadata(await routeAddress(route, props))
}
