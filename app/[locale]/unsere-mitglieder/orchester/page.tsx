import type { RouteProps } from '@/app/compose/address'
import { DirectoryPage, directoryMetadata } from '@/app/compose/directory-page'

export const generateMetadata = directoryMetadata('orchestra')

export default function UnsereMitgliederOrchesterPage(props: RouteProps) {
  return <DirectoryPage category="orchestra" {...props} />
}
