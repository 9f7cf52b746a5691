import type { Metadata } from 'next'
import { reasons } from '@/features/pages/failure'
import { localeOf, type RouteProps } from './address'
import { ErrorView, errorMetadata } from './error-view'

/** The page of an address that names no record: a real 404. */
export async function MissingRecordPage({ params }: RouteProps) {
  return <ErrorView locale={await localeOf(params)} status={404} reason={reasons.noRoute} />
}

export async function missingRecordMetadata({ params }: RouteProps): Promise<Metadata> {
  return errorMetadata(await localeOf(params), 404)
}
