import type { LogoListData } from '@/lib/contract/blocks/logo-list'
import type { BlockViewProps } from '../block'

export function LogoListView(_props: BlockViewProps<LogoListData>) {
  return null
}
