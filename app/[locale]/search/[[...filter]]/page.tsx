import { loadSearchMetadata, SearchPage } from '@/app/[locale]/search/[[...filter]]/search-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = loadSearchMetadata

export default function SearchRoute(props: RouteProps) {
  return <SearchPage {...props} />
}
