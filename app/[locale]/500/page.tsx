import { headers } from 'next/headers'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { loadRefusedMetadata, RefusedView } from '@/app/frame/refused-view'
import { brokenHeader } from '@/lib/render-headers'

/**
 * Returns the status of the page that is not shown, from the header that the server sets.
 * Returns 404 if a visitor requests the address of this page itself.
 */
async function readFailedStatus(): Promise<number> {
  return Number((await headers()).get(brokenHeader) ?? 404)
}

export async function generateMetadata({ params }: RouteProps) {
  const locale = await readLocale(params)
  const status = await readFailedStatus()
  return status === 403 ? loadRefusedMetadata(locale, status) : loadErrorMetadata(locale, status)
}

export default async function BrokenPage({ params }: RouteProps) {
  const status = await readFailedStatus()
  const locale = await readLocale(params)
  if (status === 403) return <RefusedView address={{ locale, path: '', version: null, route: null }} status={status} />
  return <ErrorView locale={locale} status={status} />
}
