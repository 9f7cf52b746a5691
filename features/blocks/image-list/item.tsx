import type { ImageListItemData } from '@/lib/contract/blocks/image-list'
import type { BlockViewProps } from '../block'

export function ImageListItemView(_props: BlockViewProps<ImageListItemData>) {
  return null
}
