import type { TeaserListData } from '@/lib/contract/blocks/teaser-list'
import type { BlockViewProps } from '../block'

export function TeaserListView(_props: BlockViewProps<TeaserListData>) {
  return null
}
