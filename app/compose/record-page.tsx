import type { Metadata } from 'next'
import { reasons } from '@/features/pages/failure'
import { markPagePublic } from '@/features/pages/loaders'
import { localeOf, type RouteProps } from './address'
import { ErrorView, errorMetadata } from './error-view'

/** Rendered for the address of a record that does not exist: a real 404, the same for every visitor. */
export async function MissingRecordPage({ params }: RouteProps) {
  const locale = await localeOf(params)
  await markPagePublic(locale)
  return <ErrorView locale={locale} status={404} reason={reasons.noRoute} />
}

export async function missingRecordMetadata({ params }: RouteProps): Promise<Metadata> {
  return errorMetadata(await localeOf(params), 404)
}
