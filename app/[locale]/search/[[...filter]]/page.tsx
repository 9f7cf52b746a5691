import type { RouteProps } from '@/app/compose/address'
import { SearchPage, searchMetadata } from '@/app/compose/search-page'

export const generateMetadata = searchMetadata

export default function SearchRoute(props: RouteProps) {
  return <SearchPage {...props} />
}
