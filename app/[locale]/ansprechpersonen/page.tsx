import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { Persons } from '@/features/persons/components/persons'
import { loadPersons } from '@/features/persons/load-persons'

export const generateMetadata = createRouteMetadata('/ansprechpersonen')

export default async function AnsprechpersonenPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/ansprechpersonen" {...props}>
      <Persons locale={locale} groups={await loadPersons(locale)} />
    </RoutePage>
  )
}
