import type { RouteProps } from '@/app/compose/address'
import { DirectoryPage, directoryMetadata } from '@/app/compose/directory-page'

export const generateMetadata = directoryMetadata('theater')

export default function UnsereMitgliederTheaterPage(props: RouteProps) {
  return <DirectoryPage category="theater" {...props} />
}
