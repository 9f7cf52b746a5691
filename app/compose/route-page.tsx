import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { PageUrls } from '@/lib/contract/page'
import type { RouteName } from '@/lib/i18n/routes'
import { type RouteProps, routeAddress } from './address'
import { ContentView, contentMetadata } from './content-view'

export type RoutePageProps = RouteProps & { route: RouteName; alternates?: PageUrls; children?: ReactNode }

/** The page of a fixed route: the content page at the route's own path, and what the route itself shows below it. */
export async function RoutePage({ route, alternates, children, ...props }: RoutePageProps) {
  return (
    <ContentView address={await routeAddress(route, props)} alternates={alternates}>
      {children}
    </ContentView>
  )
}

/** What Next calls for the metadata of a fixed route's page. */
export function routeMetadata(route: RouteName) {
  return async (props: RouteProps): Promise<Metadata> => contentMetadata(await routeAddress(route, props))
}
