import { headers } from 'next/headers'
import { localeOf, type RouteProps } from '@/app/compose/address'
import { ErrorView, errorMetadata } from '@/app/compose/error-view'
import { reasons } from '@/features/pages/failure'
import { brokenHeader } from '@/lib/render-headers'

/** 500 where the finishing layer asks in place of a page that has broken; the address itself is no page. */
async function statusHere(): Promise<404 | 500> {
  return (await headers()).has(brokenHeader) ? 500 : 404
}

export async function generateMetadata({ params }: RouteProps) {
  return errorMetadata(await localeOf(params), await statusHere())
}

export default async function BrokenPage({ params }: RouteProps) {
  const status = await statusHere()
  const reason = status === 404 ? reasons.noRoute : null
  return <ErrorView locale={await localeOf(params)} status={status} reason={reason} />
}
