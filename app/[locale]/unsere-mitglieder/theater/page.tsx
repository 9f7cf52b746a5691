import { createDirectoryMetadata, DirectoryPage } from '@/app/[locale]/unsere-mitglieder/directory-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = createDirectoryMetadata('theater')

export default function UnsereMitgliederTheaterPage(props: RouteProps) {
  return <DirectoryPage category="theater" {...props} />
}
