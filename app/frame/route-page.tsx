import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { PageUrls } from '@/lib/contract/pages/page'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { type RouteProps, routeAddress } from './address'
import { ContentView, contentMetadata } from './content-view'

export type RoutePageProps = RouteProps & {
  route: RouteName
  alternates?: PageUrls
  isFormFirst?: boolean
  isKept?: boolean
  record?: string | undefined
  children?: ReactNode
}

/** The page of a fixed route: the content page at its path with the route's children below. */
export async function RoutePage({
  route,
  alternates,
  isFormFirst,
  isKept,
  record,
  children,
  ...props
}: RoutePageProps) {
  return (
    <ContentView
      address={await routeAddress(route, props)}
      alternates={alternates}
      isFormFirst={isFormFirst}
      isKept={isKept}
      record={record}
    >
      {children}
    </ContentView>
  )
}

/** Creates the `generateMetadata` of a fixed route. */
export function routeMetadata(route: RouteName) {
  return async (props: RouteProps): Promise<Metadata> => contentMetadata(await routeAddress(route, props))
}
