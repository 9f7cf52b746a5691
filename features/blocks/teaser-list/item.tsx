import type { TeaserListItemData } from '@/lib/contract/blocks/teaser-list'
import type { BlockViewProps } from '../block'

export function TeaserListItemView(_props: BlockViewProps<TeaserListItemData>) {
  return null
}
