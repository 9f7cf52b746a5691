import type { RouteProps } from '@/app/compose/address'
import { DirectoryPage, directoryMetadata } from '@/app/compose/directory-page'

export const generateMetadata = directoryMetadata(null)

export default function UnsereMitgliederPage(props: RouteProps) {
  return <DirectoryPage category={null} {...props} />
}
