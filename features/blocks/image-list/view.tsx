import type { ImageListData } from '@/lib/contract/blocks/image-list'
import type { BlockViewProps } from '../block'

export function ImageListView(_props: BlockViewProps<ImageListData>) {
  return null
}
