import { type RouteProps, toPathAddress } from '@/app/frame/address'
import { ContentView, loadContentMetadata } from '@/app/frame/content-view'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { defaultLocale } from '@/lib/contract/common/locale'

interface Props extends RouteProps {
  params: Promise<{ locale: string; path: string[] }>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const address = await toPathAddress(params, searchParams)
  return address ? loadContentMetadata(address) : loadErrorMetadata(defaultLocale, 404)
}

/** Renders the content page at any path without a fixed route (spec §2). */
export default async function PathPage({ params, searchParams }: Props) {
  const address = await toPathAddress(params, searchParams)
  if (!address) return <ErrorView locale={defaultLocale} status={404} />
  return <ContentView address={address} />
}
