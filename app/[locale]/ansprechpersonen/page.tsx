import { type RouteProps, readLocale } from '@/app/frame/address'
import { RoutePage, routeMetadata } from '@/app/frame/route-page'
import { Persons } from '@/features/persons/components/persons'
import { loadPersons } from '@/features/persons/load-persons'

export const generateMetadata = routeMetadata('/ansprechpersonen')

export default async function AnsprechpersonenPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/ansprechpersonen" {...props}>
      <Persons locale={locale} groups={await loadPersons(locale)} />
    </RoutePage>
  )
}
