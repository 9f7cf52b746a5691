import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { PageUrls } from '@/lib/contract/pages/page'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { type RouteProps, toRouteAddress } from './address'
import { ContentView, loadContentMetadata } from './content-view'

export type RoutePageProps = RouteProps & {
  route: RouteName
  alternates?: PageUrls
  title?: string | undefined
  isFixedPartFirst?: boolean
  isCached?: boolean
  record?: string | undefined
  children?: ReactNode
}

/** The page of a fixed route: the content page at its path, with the children above or below. */
export async function RoutePage({
  route,
  alternates,
  title,
  isFixedPartFirst,
  isCached,
  record,
  children,
  ...props
}: RoutePageProps) {
  return (
    <ContentView
      address={await toRouteAddress(route, props)}
      alternates={alternates}
      title={title}
      isFixedPartFirst={isFixedPartFirst}
      isCached={isCached}
      record={record}
    >
      {children}
    </ContentView>
  )
}

/** Creates the `generateMetadata` function for a fixed route. */
export function createRouteMetadata(route: RouteName) {
  return async (props: RouteProps): Promise<Metadata> => loadContentMetadata(await toRouteAddress(route, props))
}
