import { type RouteProps, toRouteAddress } from '@/app/frame/address'
import { ContentView, loadContentMetadata } from '@/app/frame/content-view'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { defaultLocale, isLocale } from '@/lib/contract/common/locale'

export async function generateMetadata(props: RouteProps) {
  if (!isLocale((await props.params).locale)) return loadErrorMetadata(defaultLocale, 404)
  return loadContentMetadata(await toRouteAddress('/', props))
}

/**
 * The home page. Next also matches this route for a path of one segment that is not a language,
 * such as a missing file. That path gets 404.
 */
export default async function HomePage(props: RouteProps) {
  if (!isLocale((await props.params).locale)) {
    return <ErrorView locale={defaultLocale} status={404} />
  }
  return <ContentView address={await toRouteAddress('/', props)} />
}
