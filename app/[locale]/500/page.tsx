import { headers } from 'next/headers'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { brokenHeader } from '@/lib/render-headers'

/**
 * Returns the status of the page that could not be rendered, from the header that the server sets.
 * Returns 404 if a visitor requests the address of this page itself.
 */
async function readFailedStatus(): Promise<number> {
  return Number((await headers()).get(brokenHeader) ?? 404)
}

export async function generateMetadata({ params }: RouteProps) {
  return loadErrorMetadata(await readLocale(params), await readFailedStatus())
}

export default async function BrokenPage({ params }: RouteProps) {
  const status = await readFailedStatus()
  return <ErrorView locale={await readLocale(params)} status={status} />
}
