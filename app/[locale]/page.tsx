import { type RouteProps, routeAddress } from '@/app/compose/address'
import { ContentView, contentMetadata } from '@/app/compose/content-view'
import { ErrorView, errorMetadata } from '@/app/compose/error-view'
import { reasons } from '@/features/pages/failure'
import { defaultLocale, isLocale } from '@/lib/contract/locale'

export async function generateMetadata(props: RouteProps) {
  if (!isLocale((await props.params).locale)) return errorMetadata(defaultLocale, 404)
  return contentMetadata(await routeAddress('/', props))
}

/** The home page. What has one part and no language is a file that does not exist. */
export default async function HomePage(props: RouteProps) {
  if (!isLocale((await props.params).locale)) {
    return <ErrorView locale={defaultLocale} status={404} reason={reasons.noRoute} />
  }
  return <ContentView address={await routeAddress('/', props)} />
}
