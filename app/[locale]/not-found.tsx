import { getLocale } from 'next-intl/server'
import { ErrorView } from '@/app/compose/error-view'
import { reasons } from '@/features/pages/failure'

export default async function NotFound() {
  return <ErrorView locale={await getLocale()} status={404} reason={reasons.noRoute} />
}
