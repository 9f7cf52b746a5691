import type { RouteProps } from '@/app/compose/address'
import { DirectoryPage, directoryMetadata } from '@/app/compose/directory-page'

export const generateMetadata = directoryMetadata('other')

export default function UnsereMitgliederWeitereMitgliederPage(props: RouteProps) {
  return <DirectoryPage category="other" {...props} />
}
