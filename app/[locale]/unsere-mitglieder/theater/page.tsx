import { DirectoryPage, directoryMetadata } from '@/app/[locale]/unsere-mitglieder/directory-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = directoryMetadata('theater')

export default function UnsereMitgliederTheaterPage(props: RouteProps) {
  return <DirectoryPage category="theater" {...props} />
}
